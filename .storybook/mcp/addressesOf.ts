/** The addresses of a story in a running Storybook: with Storybook's interface, and alone. */
export function addressesOf(id: string, storybook: string): { story: string; frame: string } {
  return {
    story: new URL(`?path=/story/${id}`, storybook).href,
    frame: new URL(`iframe.html?id=${id}&viewMode=story`, storybook).href,
  }
}
