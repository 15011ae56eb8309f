// What of these answers has no id of its own; told to the cache when the first of these screens comes.
import { addParts } from '../../../platform/cache-keys.ts'
import '../kits/kit-keys.ts'

addParts(
  'PayoutSlice EstimatedPayout PayoutEstimate TooFewSold EstimateRefused AnswerCleanoutSurveyPayload SurveyAnswered',
)
