/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { ValidationIssue } from './validationIssue.ts'

/**
 * A sentence; or texts by name, to be shown one per line (at sign-up `{field, message}`: the message belongs to
 * that field); or, for a request that breaks this contract, one issue per broken rule.
 */
export type ErrorDetail = string | { [key: string]: string } | ValidationIssue[]
