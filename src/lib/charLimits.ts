import * as v from 'valibot'
import { charCount } from './charCount.ts'

// The limits of a text in a schema. Not valibot's `maxLength` and `minLength`: they count UTF-16 units.

export const maxChars = (limit: number, message: string) => v.check((text: string) => charCount(text) <= limit, message)

export const minChars = (limit: number, message: string) => v.check((text: string) => charCount(text) >= limit, message)
