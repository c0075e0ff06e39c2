/** The widths at which every screen is checked: a phone, a tablet, a small and a large desktop. */
const WIDTHS_PX = [390, 768, 1280, 1536] as const

export const viewports = Object.fromEntries(
  WIDTHS_PX.map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: width === 390 ? '844px' : '900px' },
      type: width === 390 ? ('mobile' as const) : width === 768 ? ('tablet' as const) : ('desktop' as const),
    },
  ]),
)
