import { isRecord } from '#src/lib/isRecord.ts'

/** The response to a like or unlike; empty if it has no body or other content. */
export function likeResponseOf(response: unknown): { isLiked?: boolean; likeCount?: number } {
  if (!isRecord(response)) return {}
  const isLiked = response.isLiked ?? response.is_liked
  const likeCount = response.likeCount ?? response.like_count
  return {
    ...(typeof isLiked === 'boolean' && { isLiked }),
    ...(Number.isFinite(likeCount) && { likeCount: Math.max(0, Number(likeCount)) }),
  }
}
