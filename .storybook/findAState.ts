/** An event of Storybook's channel: asks the manager for the page "Find a state". */
export const FIND_A_STATE = 'perigee/find-a-state/open'
