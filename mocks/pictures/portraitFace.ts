import type { FaceHints } from '#mocks/fixtures/types.ts'

/** Face hints, and the seed that distinguishes faces with the same hints. */
export type PortraitFace = FaceHints & {
  /** Determines everything that the hints leave open. */
  seed: string
  /**
   * Name, tags and description, one per line, the most significant first: their words select garment, hat and
   * landscape.
   */
  about?: string
  /** The prompt of a retouch: its words change sky, scene and accessories, never the face. */
  wish?: string
}
