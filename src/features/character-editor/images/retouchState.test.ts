import { expect, it } from 'vitest'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { type RetouchCall, retouchState } from './retouchState.ts'

// RetouchDialog.stories.tsx shows the states that a single retouch goes through.

const call = (kind: RetouchCall['kind'], status: RetouchCall['status'], more: Partial<RetouchCall> = {}) => ({
  kind,
  status,
  error: null,
  ...more,
})
const FAILED = new ApiError({ status: 500 })
const tried = (preview: string) => call('try', 'success', { preview })
const rejecting = call('confirm', 'pending', { isAccepted: false })
const accepting = call('confirm', 'pending', { isAccepted: true })
const idle = { isTrying: false, isAccepting: false }

it.for([
  {
    what: 'under way again, with the last preview still there',
    calls: [tried('/1'), call('try', 'pending')],
    state: { ...idle, preview: '/1', isTrying: true },
  },
  {
    what: 'failed, with the last preview still there',
    calls: [tried('/1'), call('try', 'error', { error: FAILED })],
    state: { ...idle, preview: '/1', error: FAILED },
  },
  {
    what: 'being accepted',
    calls: [tried('/1'), accepting],
    state: { ...idle, preview: '/1', isAccepting: true },
  },
  {
    what: 'that could not be accepted, with its preview still there',
    calls: [tried('/1'), call('confirm', 'error', { isAccepted: true, error: FAILED })],
    state: { ...idle, preview: '/1', error: FAILED },
  },
  { what: 'rejected before its call has returned', calls: [tried('/1'), rejecting], state: idle },
])('a retouch $what', ({ calls, state }) => {
  expect(retouchState(calls)).toEqual(state)
})
