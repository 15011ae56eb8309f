// The worker's rounds: jobs that nobody's action queues.
import type { Config } from './config.ts'

/**
 * The times of the rounds (cron, UTC): every minute where users wait for a round, the others spread over
 * the hour.
 */
const crontab = [
  ...[
    'handTurns',
    'tellFreeAgain',
    'closeAuctions',
    'matchSearches',
    'followAutoBuys',
    'settleAttempts',
    'settlePayouts',
    'moveParcels',
    'moveKits',
    'moveReturns',
    'moveSellerReturns',
    'followReturns',
    'followGoodyBoxes',
    'followCases',
    'payLostParcels',
    'followOffers',
    'freeJobs',
    'keepLooks',
    'purgeImageSearches',
    'snapshotLedger',
  ].map((job) => `* * * * * ${job}`),
  ...['recountBrands', 'closeBundles', 'followReferrals', 'followDirectSales', 'endVacations'].map(
    (job) => `*/5 * * * * ${job}`,
  ),
  '*/10 * * * * forgetNetworks',
  '6,16,26,36,46,56 * * * * tellForgotten',
  '4,19,34,49 * * * * dropPrices',
  '9,39 * * * * expireItems',
  '5,35 * * * * followDirectPrices',
  '7 * * * * keepSitemaps',
  '45 * * * * scorePieces',
  '29 * * * * endJustReduced',
  // In the morning of most of the country.
  '11 15 * * * tellFollowers',
  '13 * * * * giveOnRest',
  '10 * * * * remindReclaims',
  '14 * * * * shelveRescues',
  '16 * * * * tellWaitlist',
  // Before the carts are told of, which then tell of the offer.
  '12 * * * * grantOffers',
  '17 * * * * tellCarts',
  '21 * * * * endCredit',
  '24 * * * * eraseLeaving',
  '31 * * * * purgeDataExports',
  '37 * * * * purgePhotos',
  '41 * * * * finalizeOrders',
  '42 * * * * creditWaitingRefunds',
  '43 * * * * loseSilentParcels',
  '47 * * * * runRewards',
  '49 * * * * tellEndings',
  '1,11,21,31,41,51 * * * * runDraws',
  '51 * * * * grantSaleCredit',
  '53 * * * * tellCleared',
  '33 2 * * * countSearchTerms',
  // After midnight in Oakland, with and without summer time.
  '22 8 * * * sumVisits',
  '17 3 * * * purgeEnded',
  '27 4 * * * lapseKits',
  // The first of each month.
  '23 17 1 * * payCharities',
].join('\n')

/**
 * Returns the runner's crontab: all rounds at their times for 'clock'; else the empty text, since tests ask
 * for each round themselves (decision 0108).
 */
export const crontabOf = (rounds: Config['JOB_ROUNDS']): string => (rounds === 'clock' ? crontab : '')
