// Driver for language models that speak the protocol of OpenAI's chat completions, streamed: hosted ones, and
// servers of one's own. The package runs the loop of tool calls.
import type OpenAI from 'openai'
import type { Config } from '../config.ts'
import type { ModelTask, ModelTool, StylistModelPort } from './stylist-model.ts'

/** Requests of one turn: the first, and one after each of at most three rounds of tool calls. */
const requestsMost = 4
const tokensMost = 400

const runnable = ({ name, description, parameters, run }: ModelTool) => ({
  type: 'function' as const,
  function: {
    name,
    description,
    parameters,
    parse: (text: string): unknown => JSON.parse(text || '{}'),
    function: async (args: unknown) => JSON.stringify(await run(args)),
  },
})

async function* words(
  client: OpenAI,
  model: string,
  { system, turns, tools }: ModelTask,
  signal: AbortSignal,
): AsyncIterable<string> {
  const runner = client.chat.completions.runTools(
    {
      model,
      stream: true,
      max_tokens: tokensMost,
      messages: [
        { role: 'system', content: system },
        ...turns.map(({ author, words: content }) => ({
          role: author === 'shopper' ? ('user' as const) : ('assistant' as const),
          content,
        })),
      ],
      tools: tools.map(runnable),
    },
    { maxChatCompletions: requestsMost, signal },
  )
  for await (const chunk of runner) {
    const delta = chunk.choices[0]?.delta.content
    if (delta) yield delta
  }
}

type ModelSettings = Pick<
  Config,
  'STYLIST_MODEL_URL' | 'STYLIST_MODEL_KEY' | 'STYLIST_MODEL_NAME' | 'STYLIST_MODEL_OPERATOR'
>

/**
 * Returns the driver of the language model that the configuration names; null while none is configured. It
 * tries once: retries are its caller's.
 */
export async function makeStylistModel(config: ModelSettings): Promise<StylistModelPort | null> {
  if (config.STYLIST_MODEL_URL === '') return null
  const { default: Client } = await import('openai')
  const client: OpenAI = new Client({
    baseURL: config.STYLIST_MODEL_URL,
    apiKey: config.STYLIST_MODEL_KEY || 'none',
    maxRetries: 0,
  })
  return {
    operator: config.STYLIST_MODEL_OPERATOR,
    say: (task, signal) => words(client, config.STYLIST_MODEL_NAME, task, signal),
  }
}
