import { greeting } from '@hemline/rules/identity/person-names.ts'
import { composeMail, type Mail } from '../../ports/mail.ts'

type Person = { email: string; first_name: string }
const hello = (person: Person) => `${greeting(person.first_name)},`

/** Composes the mail with the link to choose a new password; the link works for `minutes`. */
export function passwordMail(person: Person, url: string, minutes: number): Mail {
  return composeMail({
    to: person.email,
    subject: 'Choose a new Hemline password',
    paragraphs: [
      hello(person),
      'Somebody, we think you, asked for a new password for your Hemline account. Follow the link to choose one.',
    ],
    link: { label: 'Choose a new password', url },
    closing: [
      `The link works once, for ${minutes} minutes.`,
      'If it wasn’t you, there is nothing to do: your password stays as it is.',
    ],
  })
}

/**
 * Composes the mail with the link that verifies an e-mail address; it works for `hours`. The mail names
 * nobody, since the owner of the address is not known yet.
 */
export function verifyMail(person: Pick<Person, 'email'>, url: string, hours: number): Mail {
  return composeMail({
    to: person.email,
    subject: 'Please confirm your email address',
    paragraphs: [
      'Hello,',
      'Follow the link to confirm that this address is yours. We ask for it before money from your sales leaves, and before we mail you news.',
    ],
    link: { label: 'Confirm your address', url },
    closing: [
      `The link works once, for ${hours} hours.`,
      'If you have no Hemline account, there is nothing to do.',
    ],
  })
}

/** Composes the mail that tells an account's owner that the password was changed. */
export function passwordChangedMail(person: Person, url: string): Mail {
  return composeMail({
    to: person.email,
    subject: 'Your Hemline password was changed',
    paragraphs: [
      hello(person),
      'The password of your Hemline account was changed just now, and everybody who was logged in to it elsewhere has been logged out.',
    ],
    link: { label: 'If it wasn’t you, choose a new password at once', url },
  })
}

/**
 * Composes the mail that tells an account's owner of a change of its security, such as two-step log-in
 * switched off.
 */
export function securityMail(person: Person, words: { title: string; body: string }, url: string): Mail {
  return composeMail({
    to: person.email,
    subject: words.title,
    paragraphs: [hello(person), words.body],
    link: { label: 'See your settings', url },
    closing: ['If it wasn’t you, choose a new password at once.'],
  })
}

/**
 * Composes the mail to a new address with the link that makes it the account's address; the link works for
 * `hours`. The mail names nobody, since the owner of the address is not known yet.
 */
export function changeEmailMail(email: string, url: string, hours: number): Mail {
  return composeMail({
    to: email,
    subject: 'Your new address at Hemline',
    paragraphs: ['Hello,', 'Follow the link to make this the address of your Hemline account.'],
    link: { label: 'Use this address', url },
    closing: [
      `The link works once, for ${hours} hours. Until then your account keeps its old address.`,
      'If you have no Hemline account, there is nothing to do.',
    ],
  })
}

/**
 * Composes the mail to an address that has an account already, when another account wants it: only who reads
 * the mails there learns of the account.
 */
export function emailHasAccountMail(email: string, url: string): Mail {
  return composeMail({
    to: email,
    subject: 'This address has a Hemline account already',
    paragraphs: [
      'Hello,',
      'Somebody asked to make this the address of another Hemline account. An account has this address ' +
        'already, so nothing was changed.',
    ],
    link: { label: 'Log in with this address', url },
    closing: ['If it wasn’t you, there is nothing to do.'],
  })
}

/** Composes the mail that tells an account's former address that the account has another one now. */
export function emailChangedMail(person: Person, now: string, url: string): Mail {
  return composeMail({
    to: person.email,
    subject: 'Your Hemline account has another address',
    paragraphs: [
      hello(person),
      `The address of your Hemline account is now ${now}. You log in with it, and our mails go there.`,
    ],
    link: { label: 'If it wasn’t you, write to us at once', url },
  })
}
