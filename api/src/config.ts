// Reads the environment; the only place in the API that does.
import { isDatabaseUrl, passwordOf } from '@hemline/db/connect.ts'
import { localGiftCardSecret } from '@hemline/db/gift-card-codes.ts'
import { pushServiceHosts, sandboxPushHost } from '@hemline/rules/notifications/push-services.ts'
import { holdMinutesDefault, holdsPerNetworkDefault } from '@hemline/rules/vocabulary/constants.ts'
import { paymentDrivers } from '@hemline/rules/vocabulary/payments.ts'
import { z } from 'zod'
import { maxInFlight, readsAtOnce } from './platform/limits.ts'

/**
 * Secrets that are public in this repository: with them anybody could sign reports of carriers and
 * payouts, and make gift cards.
 */
const knownSecrets = {
  GIFT_CARD_SECRET: localGiftCardSecret,
  PROCESSOR_SECRET_KEY: 'sandbox_secret_key',
  PROCESSOR_WEBHOOK_SECRET: 'sandbox_webhook_secret',
  CARRIER_WEBHOOK_SECRET: 'sandbox_carrier_secret',
  TAX_FORM_SECRET: 'hemline-local-tax-form-secret-for-trials-only',
} as const

const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  API_PORT: z.coerce.number().int().default(4000),
  /** The address to listen on; in a container 0.0.0.0. */
  API_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string().startsWith('postgres').refine(isDatabaseUrl, 'is not the address of a database'),
  /** The password when DATABASE_URL has none; the driver reads this variable itself. */
  PGPASSWORD: z.string().optional(),
  SEARCH_URL: z.string().default(''),
  SMTP_URL: z.string().default('smtp://127.0.0.1:1025'),
  MAIL_FROM: z.string().default('Hemline <hello@hemline.example>'),
  WEB_ORIGIN: z.string().default('http://localhost:5173'),
  TRUSTED_PROXY: z.string().default('127.0.0.1'),
  PICTURE_CACHE_DIR: z.string().default('.local/pictures'),
  /**
   * The disk space for drawn pictures and resized photos, in millions of bytes; the least recently used
   * files are deleted.
   */
  PICTURE_CACHE_MB: z.coerce.number().positive().default(2000),
  /** The folder of uploaded photos, which are backed up with the database. */
  PHOTO_STORE_DIR: z.string().default('.local/photos'),
  /** The folder of the shop's texts (content/legal, content/help); empty: the repository's own. */
  CONTENT_DIR: z.string().default(''),
  SECOND_IMAGE_HOST: z.string().default(''),
  HOLD_MINUTES: z.coerce.number().positive().default(holdMinutesDefault),
  /**
   * The most holds and places in queues at once from one network by shoppers who never bought (decision
   * 0102); 0 lifts the limit, also for shoppers who did.
   */
  HOLDS_PER_NETWORK: z.coerce.number().int().min(0).default(holdsPerNetworkDefault),
  /** New accounts an hour from one network address; 0 lifts the limit. */
  SIGN_UPS_PER_HOUR: z.coerce.number().int().min(0).default(10),
  /** Operations at once, answered or waiting; more are refused with 503. */
  MAX_IN_FLIGHT: z.coerce.number().int().positive().default(maxInFlight),
  /** Reads that are answered at once; more wait in a short line (decision 0094). */
  READS_AT_ONCE: z.coerce.number().int().positive().default(readsAtOnce),
  /** Milliseconds that events of visits wait to be written together; 0: each request writes its own. */
  EVENTS_HELD_MS: z.coerce.number().int().min(0).default(1000),
  /** Seconds that requests may take to end after SIGTERM. */
  DRAIN_SECONDS: z.coerce.number().positive().default(8),
  /**
   * The secret that gift cards' numbers and PINs are derived from: it reveals them all, and a different
   * one makes every card void (decision 0054). The key that signs links to labels is derived from it too
   * (label-links.ts).
   */
  GIFT_CARD_SECRET: z.string().min(32),
  /**
   * The secret that sellers' tax forms are sealed with (decision 0207). With another one, the forms that were
   * signed before can't be opened any more.
   */
  TAX_FORM_SECRET: z.string().min(32).default(knownSecrets.TAX_FORM_SECRET),
  PAYMENTS_DRIVER: z.enum(paymentDrivers).default('sandbox'),
  /** The sandbox processor; its keys move only practice money. */
  PROCESSOR_URL: z.url().default('http://127.0.0.1:4020'),
  PROCESSOR_SECRET_KEY: z.string().min(1).default(knownSecrets.PROCESSOR_SECRET_KEY),
  PROCESSOR_WEBHOOK_SECRET: z.string().min(1).default(knownSecrets.PROCESSOR_WEBHOOK_SECRET),
  /** Needed with PAYMENTS_DRIVER=stripe only. */
  STRIPE_SECRET_KEY: z.string().default(''),
  STRIPE_PUBLISHABLE_KEY: z.string().default(''),
  STRIPE_WEBHOOK_SECRET: z.string().default(''),
  STRIPE_API_BASE: z.url().default('https://api.stripe.com'),
  /** How fast parcels of the sandbox travel: 1 is real days, 1440 a day in a minute (decision 0061). */
  CARRIER_SPEED: z.coerce.number().positive().default(1),
  /**
   * Whether the worker's periodic jobs run by the clock, or only when a test asks for one (decision
   * 0108). Queued jobs run either way.
   */
  JOB_ROUNDS: z.enum(['clock', 'asked']).default('clock'),
  CARRIER_WEBHOOK_SECRET: z.string().min(1).default(knownSecrets.CARRIER_WEBHOOK_SECRET),
  /**
   * The API's origin, to which the sandbox posts carriers' reports. Empty: the worker takes them in
   * itself.
   */
  CARRIER_WEBHOOK_ORIGIN: z.string().default(''),
  /**
   * The hosts of push services that browsers may name, with commas between; hosts below them are taken too.
   * The sandbox's is among them while the driver of web push is the sandbox.
   */
  PUSH_HOSTS: z
    .string()
    .default([...pushServiceHosts, sandboxPushHost].join(','))
    .transform((hosts) =>
      hosts
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    ),
  /**
   * The base address of a language model that words the stylist's answers (decision 0244), such as
   * http://127.0.0.1:8080/v1; empty: no model, and nothing leaves the shop.
   */
  STYLIST_MODEL_URL: z.union([z.literal(''), z.url()]).default(''),
  STYLIST_MODEL_KEY: z.string().default(''),
  STYLIST_MODEL_NAME: z.string().default('default'),
  /** Who runs the model, as shoppers are told. */
  STYLIST_MODEL_OPERATOR: z.string().default('our own server'),
  /** Answers a day that the model may word; then the grammar does. */
  STYLIST_MODEL_TURNS_PER_DAY: z.coerce.number().int().min(0).default(1000),
  LOG_LEVEL: z.string().default('info'),
  APP_VERSION: z.string().default('dev'),
})

/** Returns whether a Stripe key charges real cards, whatever mode the program runs in. */
const isLiveKey = (key: string): boolean => /^(?:sk|rk|pk)_live_/.test(key.trim())

type MoneySettings = Pick<
  z.infer<typeof settings>,
  'NODE_ENV' | 'PAYMENTS_DRIVER' | 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY'
>
/** Returns whether real cards are charged: with Stripe in production, and with live keys in any mode. */
export const takesRealMoney = (config: MoneySettings): boolean =>
  config.PAYMENTS_DRIVER === 'stripe' &&
  (config.NODE_ENV === 'production' ||
    isLiveKey(config.STRIPE_SECRET_KEY) ||
    isLiveKey(config.STRIPE_PUBLISHABLE_KEY))

const stripeNeeds = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Passwords of databases for trials and tests; they are public in this repository too. */
const knownPasswords: readonly (string | undefined)[] = ['hemline', 'postgres']

const schema = settings.superRefine((config, context) => {
  if (config.PAYMENTS_DRIVER !== 'stripe') return
  if (takesRealMoney(config) && config.JOB_ROUNDS !== 'clock')
    context.addIssue({
      code: 'custom',
      path: ['JOB_ROUNDS'],
      message: 'must be clock where money is real: nobody asks for rounds there',
    })
  if (takesRealMoney(config) && knownPasswords.includes(passwordOf(config.DATABASE_URL) ?? config.PGPASSWORD))
    context.addIssue({
      code: 'custom',
      path: ['DATABASE_URL'],
      message: 'needs a password of its own where money is real',
    })
  for (const [name, known] of Object.entries(knownSecrets)) {
    if (takesRealMoney(config) && config[name as keyof typeof knownSecrets] === known)
      context.addIssue({ code: 'custom', path: [name], message: 'needs one of its own where money is real' })
  }
  for (const name of stripeNeeds) {
    if (config[name] === '')
      context.addIssue({ code: 'custom', path: [name], message: 'needed with PAYMENTS_DRIVER=stripe' })
  }
})

export type Config = z.infer<typeof schema>

/** Defaults for a shop without real money; in production they must be set. */
const notForProduction = { GIFT_CARD_SECRET: localGiftCardSecret }

/**
 * Parses the configuration from an environment, process.env unless given. Outside production the secrets of
 * `notForProduction` have defaults. Throws one error with the names of all wrong settings.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const production = (env.NODE_ENV ?? 'production') === 'production'
  const parsed = schema.safeParse(production ? env : { ...notForProduction, ...env })
  if (!parsed.success)
    throw new Error(
      `configuration: ${parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')}`,
    )
  return parsed.data
}
