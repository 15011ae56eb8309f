// The port to experiments, for domains below or beside them: which treatments a viewer has.
import type { DeviceClass } from '@hemline/rules/vocabulary/wire.ts'

/** What decides a person's arms. */
export type SplitPerson = {
  /** Specification §3 User.splitBucketingKey. */
  readonly splitBucketingKey: string
  readonly userId: string | null
  /** The visitor behind the key; for an account, the visitor who made it. */
  readonly visitorId: number | null
  readonly roles: readonly string[]
  readonly device: DeviceClass | undefined
}

/** Returns the names of the treatments that a person is in, each as '{experiment}:{arm}'. */
export type TreatmentsPort = (person: SplitPerson) => Promise<readonly string[]>
