interface ImportMetaEnv {
  /** 'live' talks to a real server; 'mock' brings the mock server along. */
  readonly VITE_API: 'live' | 'mock'
  /** Where the app keeps its place: in the path, or in the hash where the path is not its own. */
  readonly VITE_HISTORY: 'browser' | 'hash'
  /** Where the API is unless config.json says otherwise. */
  readonly VITE_API_BASE_URL?: string
  /** Where Storybook is served, for the mock panel's link into it: `/storybook/`. */
  readonly VITE_STORYBOOK?: string
  /** Where the app over its mock server is, for Storybook's link into it: `/`, or `/demo/#` for one in the hash. */
  readonly VITE_APP?: string
}
