/** The time of a page that the robot controls: it stands still between the robot's steps. */
export interface RobotTime {
  /**
   * Lets a duration pass: runs the timers that become due, in their order, and waits until the page has come to rest.
   * Returns whether the page has changed.
   */
  pass(ms: number): Promise<boolean>
  now(): number
  /** Gives the page its own time back, for a tool that runs in it. */
  lend(isLent: boolean): void
}
