/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

/** GET calls that change something, and other calls that change nothing: `x-writes` of the contract. */
export const AGAINST_THEIR_METHOD =
  /^(POST \/auth\/jwt\/login|POST \/auth\/jwt\/refresh|GET \/auth\/verify-email|GET \/auth\/update-email|POST \/characters\/augment)$/
