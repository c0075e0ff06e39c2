/** The address of a social news site's form for a link. */
export function redditLink(url: string, title: string): string {
  return `https://www.reddit.com/submit?url=${encodeURIComponent(url)}&title=${encodeURIComponent(title)}`
}

/** The address of a microblog's form for a link. */
export function xLink(url: string, title: string): string {
  return `https://x.com/intent/tweet?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`
}
