/** Cells of the matrix that no screen can show, each with its reason. */
export const NEVER_SHOWN: Record<string, string> = {
  'readRandomImage 401':
    'Pictures beside the account pages are read by visitors, who have no session that could be refused.',
  'listRandomTraits empty': 'The contract promises three traits; the form has its own where there are none.',
}
