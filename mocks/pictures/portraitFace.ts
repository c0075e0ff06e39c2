import type { FaceHints } from '#mocks/fixtures/types.ts'

/** Hints in words, plus what makes two faces with the same hints differ. */
export type PortraitFace = FaceHints & {
  /** Decides everything the hints leave open. */
  seed: string
  /** Name, tags, description, a line each, the telling ones first: their words choose garment, hat and landscape. */
  about?: string
  /** The prompt of a retouch: its words change sky, scene and accessories, never the face. */
  wish?: string
}
