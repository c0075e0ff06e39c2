/** An action that was refused; its message is one sentence for the user. */
export class Refusal extends Error {}
