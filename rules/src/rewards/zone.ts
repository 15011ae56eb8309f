/** The shop's time zone: years and birthdays begin at its midnight. */
export const rewardsZone = 'America/Los_Angeles'
