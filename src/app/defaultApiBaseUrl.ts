/** Where the API is unless the build or config.json says otherwise: on the site itself (A7-01). */
export const DEFAULT_API_BASE_URL = '/api/v1'
