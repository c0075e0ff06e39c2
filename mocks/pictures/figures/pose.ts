/**
 * Places the box of a figure (980 × 980, lorelei's) on the canvas: head in the lower two thirds, bust over the edge.
 */
export interface Pose {
  mirrored: boolean
  tilt: number
  shift: number
  scale: number
}

export function placed(pose: Pose): string {
  const { scale } = pose
  const flip = pose.mirrored ? -1 : 1
  const x = 300 + pose.shift - 478 * scale * flip
  const y = 806 - 985 * scale
  return `transform="matrix(${(scale * flip).toFixed(3)} 0 0 ${scale.toFixed(3)} ${Math.round(x)} ${Math.round(y)})${pose.tilt ? ` rotate(${pose.tilt} 478 900)` : ''}"`
}
