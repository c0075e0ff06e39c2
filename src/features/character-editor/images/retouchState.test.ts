import { describe, expect, it } from 'vitest'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { type RetouchCall, retouchState } from './retouchState.ts'

const call = (kind: RetouchCall['kind'], status: RetouchCall['status'], more: Partial<RetouchCall> = {}) => ({
  kind,
  status,
  error: null,
  ...more,
})
const BLOCKED = new ApiError({ status: 422 })
const FAILED = new ApiError({ status: 500 })
const tried = (preview: string) => call('try', 'success', { preview })
const trying = call('try', 'pending')
const blocked = call('try', 'error', { error: BLOCKED })
const failed = call('try', 'error', { error: FAILED })
const accept = (status: RetouchCall['status'], error: unknown = null) =>
  call('confirm', status, { isAccepted: true, error })
const reject = (status: RetouchCall['status']) => call('confirm', status, { isAccepted: false, error: FAILED })

const idle = { isTrying: false, isAccepting: false }

describe('a retouch', () => {
  it.for([
    { rows: [], what: 'not begun', calls: [], state: idle },
    { rows: [], what: 'under way', calls: [trying], state: { ...idle, isTrying: true } },
    { rows: ['B4.4-01'], what: 'drawn', calls: [tried('/1')], state: { ...idle, preview: '/1' } },
    {
      rows: ['B4.4-06'],
      what: 'under way again, with the last preview still there',
      calls: [tried('/1'), trying],
      state: { ...idle, preview: '/1', isTrying: true },
    },
    { rows: ['B4.4-06'], what: 'drawn again', calls: [tried('/1'), tried('/2')], state: { ...idle, preview: '/2' } },
    { rows: ['B4.4-07'], what: 'blocked', calls: [tried('/1'), blocked], state: { ...idle, error: BLOCKED } },
    {
      rows: [],
      what: 'failed, with the last preview still there',
      calls: [tried('/1'), failed],
      state: { ...idle, preview: '/1', error: FAILED },
    },
    {
      rows: [],
      what: 'being accepted',
      calls: [tried('/1'), accept('pending')],
      state: { ...idle, preview: '/1', isAccepting: true },
    },
    { rows: ['B4.4-04'], what: 'accepted', calls: [tried('/1'), accept('success')], state: idle },
    {
      rows: ['B8.1-12'],
      what: 'not accepted because of a failure',
      calls: [tried('/1'), accept('error', FAILED)],
      state: { ...idle, preview: '/1', error: FAILED },
    },
    {
      rows: ['B4.4-05', 'AMB-30'],
      what: 'rejected before its call has returned',
      calls: [tried('/1'), reject('pending')],
      state: idle,
    },
    {
      rows: ['AMB-30'],
      what: 'rejected though its call failed',
      calls: [tried('/1'), reject('error')],
      state: idle,
    },
    {
      rows: [],
      what: 'drawn after a rejection',
      calls: [tried('/1'), reject('pending'), tried('/2')],
      state: { ...idle, preview: '/2' },
    },
  ])('$what', ({ calls, state }) => {
    expect(retouchState(calls)).toEqual(state)
  })
})
