// The words with which a member is greeted who reached a tier (specification §3 Loyalty tier modal alert;
// decision 0192). The benefits themselves are listed from terms.ts.

/** The title and the text of the modal of each higher tier. */
export const tierGreetings: Readonly<
  Record<'tier_2' | 'tier_3', { readonly header: string; readonly body: string }>
> = {
  tier_2: {
    header: 'You are a Superstar now',
    body: 'Thank you for everything that you gave a second life. This is yours, until the end of next year:',
  },
  tier_3: {
    header: 'You are a VIT now',
    body: 'A very important thrifter: few people keep as much in use as you do. This is yours, until the end of next year:',
  },
}
