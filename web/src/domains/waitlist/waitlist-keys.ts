// Registers the types of the waitlist with the cache, when the first of its screens loads. A viewer has one
// record of the waitlist: the answer to joining or to the survey changes what every screen shows.
import { addParts, cacheKeys, viewerKey } from '../../platform/cache-keys.ts'

cacheKeys.DirectWaitlist = () => viewerKey
addParts('DirectSurvey JoinDirectWaitlistPayload LeaveDirectWaitlistPayload AnswerDirectSurveyPayload')
