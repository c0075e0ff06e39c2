// Texts of an attacker, to run code in another user's browser, to track reading, or to lead to a wrong site. A
// successful attack would set `attacked` on the window.

const CODE = 'window.attacked=1'
const ELSEWHERE = 'https://elsewhere.example'

/** Addresses that run code or use other than the six allowed protocols. */
const ADDRESSES = [
  `javascript:${CODE}`,
  `JaVaScRiPt:${CODE}`,
  ` javascript:${CODE}`,
  `java\tscript:${CODE}`,
  `java&#10;script:${CODE}`,
  `javascript&colon;${CODE}`,
  `&#106;avascript:${CODE}`,
  `&#x6A;avascript:${CODE}`,
  `javascript://example.com/%0a${CODE}`,
  `\u0001javascript:${CODE}`,
  `vbscript:${CODE}`,
  `data:text/html,<script>${CODE}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cuX194PTE8L3NjcmlwdD4=`,
  `data:image/svg+xml,<svg onload=${CODE}>`,
  'ftp://example.com/file',
  'file:///etc/passwd',
  'tel:+491234',
  'blob:https://example.com/1',
]

/** Ways to put an address into a text. */
const WAYS: ((address: string) => string)[] = [
  (address) => `[words](${address})`,
  (address) => `[words](<${address}>)`,
  (address) => `![words](${address})`,
  (address) => `<${address}>`,
  (address) => `[words][1]\n\n[1]: ${address}`,
]

/** HTML elements that run code or load files. */
const HTML = [
  `<script>${CODE}</script>`,
  `<script\n>${CODE}</script\n>`,
  `<<script>${CODE}//<</script>`,
  `<img src=x onerror=${CODE}>`,
  `<img src="${ELSEWHERE}/seen.png">`,
  `<svg onload=${CODE}>`,
  `<svg><a xlink:href="javascript:${CODE}"><text>words</text></a></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${CODE}></style></mglyph></table></mtext></math>`,
  `<iframe src="javascript:${CODE}"></iframe>`,
  `<object data="data:text/html,<script>${CODE}</script>"></object>`,
  `<video src="${ELSEWHERE}/x.mp4" onerror=${CODE} autoplay></video>`,
  `<link rel="stylesheet" href="${ELSEWHERE}/x.css">`,
  `<style>@import url(${ELSEWHERE}/x.css); body { display: none }</style>`,
  `<p style="background:url(${ELSEWHERE}/seen.png)">words</p>`,
  `<base href="${ELSEWHERE}/">`,
  `<meta http-equiv="refresh" content="0;url=${ELSEWHERE}">`,
  `<form action="${ELSEWHERE}"><input name="password" autofocus onfocus=${CODE}></form>`,
  `<details open ontoggle=${CODE}><summary>words</summary></details>`,
  `<a href="javascript:${CODE}">words</a>`,
  `<div id="root" class="frame">words</div>`,
  `<template><img src=x onerror=${CODE}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${CODE}>">`,
  `<!--><img src=x onerror=${CODE}>-->`,
  `<![CDATA[<img src=x onerror=${CODE}>]]>`,
  `<?xml version="1.0"?><script>${CODE}</script>`,
  `<x onclick=${CODE} tabindex=0 autofocus onfocus=${CODE}>words</x>`,
  `</div></section><script>${CODE}</script>`,
]

/** Markdown syntax that leads to another site. */
const TRICKS = [
  `[words](https://example.com "title\\" onmouseover=${CODE} x=\\"")`,
  `![words](${ELSEWHERE}/seen.png)`,
  `[![words](${ELSEWHERE}/seen.png)](javascript:${CODE})`,
  `![${'words'.repeat(3)}][1]\n\n[1]: ${ELSEWHERE}/seen.png "title"`,
  `\`<img src=x onerror=${CODE}>\``,
  `    <script>${CODE}</script>`,
  `\`\`\`html\n<img src=x onerror=${CODE}>\n\`\`\``,
  `\`\`\`x" onmouseover="${CODE}\ncode\n\`\`\``,
  `[words]: javascript:${CODE}\n\n[words]`,
  `[^1]\n\n[^1]: <img src=x onerror=${CODE}>`,
  `| <img src=x onerror=${CODE}> |\n| --- |\n| [words](javascript:${CODE}) |`,
  `- [x] <input onfocus=${CODE} autofocus>`,
  `# <img src=x onerror=${CODE}>`,
  `[a](javascript:${CODE})[b](javascript:${CODE})`,
  `{{constructor.constructor('${CODE}')()}}`,
]

export const markdownAttacks: string[] = [
  ...WAYS.flatMap((way) => ADDRESSES.map(way)),
  ...HTML,
  ...HTML.map((html) => `**words** ${html}`),
  ...TRICKS,
]
