// Carriers that nobody has to wait for: what the worker's jobs want of them.
import { sandboxCarriers } from '../ports/carriers.sandbox.ts'

export const testCarriers = {
  carriers: sandboxCarriers({ secret: 'sandbox_carrier_secret', speed: 1 }),
  speed: 1,
  post: undefined,
}
