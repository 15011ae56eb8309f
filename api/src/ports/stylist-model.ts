// The port to a language model that words the stylist's answers (decision 0244). Without a driver the
// stylist's grammar does; outfits come from the shop's own rules either way.

/** A function that the model may call. `run` gets what the model sent, and its outcome goes back as JSON. */
export type ModelTool = {
  readonly name: string
  readonly description: string
  /** The arguments, as a JSON schema of an object. */
  readonly parameters: Record<string, unknown>
  readonly run: (args: unknown) => Promise<unknown>
}

/** One turn to be worded: what the model is told, the talk so far, and what the model may call. */
export type ModelTask = {
  readonly system: string
  readonly turns: readonly { readonly author: 'shopper' | 'shop'; readonly words: string }[]
  readonly tools: readonly ModelTool[]
}

export type StylistModelPort = {
  /** Who runs the model, as shoppers are told. */
  readonly operator: string
  /** Returns the model's words as they come. Throws when the model fails or `signal` aborts. */
  readonly say: (task: ModelTask, signal: AbortSignal) => AsyncIterable<string>
}
