/** Does to an element what a browser does that translates the page: replaces each text by an element with another one. */
export function translatePage(root: Element): void {
  const iterator = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let text = iterator.nextNode(); text; text = iterator.nextNode()) texts.push(text as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}
