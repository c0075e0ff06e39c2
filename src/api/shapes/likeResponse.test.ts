import { expect, it } from 'vitest'
import { likeResponseOf } from './likeResponse.ts'

it.for([
  {
    rows: ['AMB-04', 'NS-16', 'B7-29'],
    response: { isLiked: true, likeCount: 41 },
    says: { isLiked: true, likeCount: 41 },
  },
  { rows: ['AMB-04'], response: { is_liked: false, like_count: 40 }, says: { isLiked: false, likeCount: 40 } },
  { rows: ['AMB-04'], response: { likeCount: 0 }, says: { likeCount: 0 } },
  { rows: ['AMB-04', 'NS-16'], response: {}, says: {} },
  { rows: ['AMB-04'], response: undefined, says: {} },
  { rows: ['AMB-04'], response: 'liked', says: {} },
  { rows: ['AMB-04'], response: { isLiked: 'yes', likeCount: Number.NaN }, says: {} },
  { rows: ['AMB-04'], response: { likeCount: '41' }, says: {} },
  { rows: [], response: { likeCount: -3 }, says: { likeCount: 0 } },
])('the response $response to a like: $says', ({ response, says }) => {
  expect(likeResponseOf(response)).toEqual(says)
})
