/** The text sizes that a user can choose, in rem of the browser's own size. */
export const TEXT_SIZES = [
  { label: 'Small', rem: 0.875 },
  { label: 'Normal', rem: 1 },
  { label: 'Large', rem: 1.125 },
  { label: 'Extra Large', rem: 1.25 },
] as const
