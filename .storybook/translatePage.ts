/** Does to the texts of an element what a browser does that translates the page: puts each into an element of its own. */
export function translatePage(root: Element): void {
  const iterator = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  for (let text = iterator.nextNode(); text; text = iterator.nextNode()) texts.push(text)
  for (const text of texts) {
    const font = document.createElement('font')
    text.parentNode!.replaceChild(font, text)
    font.append(text)
  }
}
