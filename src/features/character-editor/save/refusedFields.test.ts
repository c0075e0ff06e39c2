import { expect, it } from 'vitest'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { refusedFields } from './refusedFields.ts'

const refused = (detail: unknown) => refusedFields(new ApiError({ status: 422, body: { detail } }))

it.for<{ rows: string[]; detail: unknown; fields: Record<string, string> }>([
  { rows: ['AMB-43'], detail: { field: 'name', message: 'Taken.' }, fields: { name: 'Taken.' } },
  { rows: ['AMB-43'], detail: [{ loc: ['body', 'name'], msg: 'Too long.' }], fields: { name: 'Too long.' } },
  {
    rows: ['AMB-43'],
    detail: [
      { loc: ['body', 'greetings', 'alternatives', 1], msg: 'Empty.' },
      { loc: ['body', 'tags', 3], msg: 'Too long.' },
      { loc: ['body', 'tags', 4], msg: 'Too long, too.' },
      { loc: ['body', 'personalities', 0, 'name'], msg: 'Odd.' },
    ],
    fields: { 'greetings.alternatives.1': 'Empty.', tags: 'Too long.', personalities: 'Odd.' },
  },
  { rows: [], detail: [{ loc: ['body'], msg: 'No.' }, { msg: 'No.' }, null, 'No.'], fields: {} },
  { rows: [], detail: { field: 'betaToken', message: 'No.' }, fields: {} },
  { rows: [], detail: 'No.', fields: {} },
])('$detail names $fields', ({ detail, fields }) => {
  expect(refused(detail)).toEqual(fields)
})

it('other errors name no fields', () => {
  expect(refusedFields(new Error('x'))).toEqual({})
  expect(refusedFields(new ApiError({ status: 500 }))).toEqual({})
})
