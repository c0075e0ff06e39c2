/** The time of a page that the robot controls: it stands still between the robot's steps. */
export interface RobotTime {
  /**
   * Lets a duration pass: runs the timers that become due, in their order, and waits until the page has come to rest.
   * Returns whether the page has changed since the call before.
   */
  pass(ms: number): Promise<boolean>
  now(): number
  /** Time waits for an `import()`; the robot's site passes each one (robotSite.ts). */
  whileLoading<T>(load: Promise<T>): Promise<T>
  /** Gives the page its own time back, for a tool that runs in it. */
  lend(isLent: boolean): void
}
