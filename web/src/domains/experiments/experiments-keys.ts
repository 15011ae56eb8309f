// Parts of answers about flags and experiments that the normalised cache knows by nothing of their own.
import { addParts } from '../../platform/cache-keys.ts'

addParts(`ChangeFlagPayload ChangeExperimentPayload DraftExperimentPayload SettingRefused ExperimentArm
  ExperimentResults ArmReading GuardrailReading`)
