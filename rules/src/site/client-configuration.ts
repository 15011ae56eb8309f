// The settings that the site stores for a visitor or user (specification §3 client configuration): named
// '{category}.{name}', with JSON values.
import { type ClientConfigurationKey, clientConfigurationKeys } from '../vocabulary/lists.ts'

/** Most characters of a setting's name without its category. */
export const settingNameMax = 100
/** Most characters of the JSON text of one value. */
export const settingValueMax = 4000
/** Most characters of all values of one owner together: the viewer's answer carries them all. */
export const settingsSizeMax = 32_000
/** Most settings of one request. */
export const settingsAtOnce = 50

/** The settings of an owner: name and value by category. */
export type ClientConfiguration = Partial<Record<ClientConfigurationKey, Record<string, unknown>>>
export type Setting = { category: ClientConfigurationKey; name: string; value: unknown }

const isCategory = (text: string): text is ClientConfigurationKey =>
  (clientConfigurationKeys as readonly string[]).includes(text)

/** Letters, digits and . _ - : / so that a name can hold an id or a path. */
const namePattern = /^[A-Za-z0-9][A-Za-z0-9._:/-]*$/
/** A name that JavaScript reads as part of every object. */
const builtIn = /^(?:__proto__|constructor|prototype)$/

/**
 * Parses a setting of the client configuration ("category.name", JSON value). Returns an error sentence
 * instead for an unknown category, an invalid or built-in name, and a value that is too long or no JSON.
 */
export function readSetting({ name, value }: { name: string; value: string }): Setting | string {
  const dot = name.indexOf('.')
  const category = name.slice(0, dot)
  const rest = name.slice(dot + 1)
  if (dot < 0 || !isCategory(category) || rest.length > settingNameMax || !namePattern.test(rest))
    return `There is no setting called "${name.slice(0, 60)}".`
  if (builtIn.test(rest)) return `There is no setting called "${name.slice(0, 60)}".`
  if (value.length > settingValueMax) return `A setting has at most ${settingValueMax} characters.`
  try {
    return { category, name: rest, value: JSON.parse(value) as unknown }
  } catch {
    return 'The value of a setting is a JSON text.'
  }
}

/** Returns the size of an owner's settings: the characters of all values as JSON. */
export const sizeOfSettings = (values: readonly unknown[]): number =>
  values.reduce<number>((sum, value) => sum + (JSON.stringify(value)?.length ?? 0), 0)

/** The sentence for an owner whose settings would become too large together. */
export const settingsTooLarge = `All settings together have at most ${settingsSizeMax} characters.`

/** Returns the valid categories of an untrusted client configuration; everything else is dropped. */
export function readConfiguration(given: unknown): ClientConfiguration {
  if (typeof given !== 'object' || given === null) return {}
  const found: ClientConfiguration = {}
  for (const category of clientConfigurationKeys) {
    const settings = (given as Record<string, unknown>)[category]
    if (typeof settings === 'object' && settings !== null && !Array.isArray(settings))
      found[category] = { ...settings }
  }
  return found
}
