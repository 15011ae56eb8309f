// Registers the types without an id in these answers with the cache, when the first of these screens
// loads.
import { addParts } from '../../../platform/cache-keys.ts'
import '../kits/kit-keys.ts'

addParts(
  'PayoutSlice EstimatedPayout PayoutEstimate TooFewSold EstimateRefused AnswerCleanoutSurveyPayload SurveyAnswered',
)
