/** Something that cannot be done; its message is a sentence for whoever asked for it. */
export class Refusal extends Error {}
