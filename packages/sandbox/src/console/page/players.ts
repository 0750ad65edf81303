import { disconnectUser, logOutUser, sendBroadcast } from '@kit/sdk/contract'
import { ask } from './ask.ts'
import { el } from './dom.ts'
import { field, form } from './field.ts'
import { client, errorMessage } from './operator.ts'
import { say } from './say.ts'
import type { Section } from './section.ts'

const userName = () => field({ name: 'userName', label: 'User name', required: true })

const logOutForm = () =>
  form(
    'Log out everywhere',
    [userName()],
    (values) => {
      const name = values.text('userName')
      return ask({
        title: `Log ${name} out?`,
        words: ['Every login of this user ends, on every device. The pages say why.'],
        action: 'Log out',
        danger: true,
        async send() {
          const { logins } = await client.call(logOutUser, { userName: name })
          say(logins === 1 ? `${name}: one login ended.` : `${name}: ${logins} logins ended.`)
        },
      })
    },
    errorMessage,
    { danger: true },
  )

const disconnectForm = () =>
  form(
    'Disconnect the open pages',
    [userName()],
    async (values) => {
      const name = values.text('userName')
      await client.call(disconnectUser, { userName: name })
      say(`${name}: open pages no longer receive live updates.`)
    },
    errorMessage,
  )

const broadcastForm = () => {
  const made = form(
    'Send to all players',
    [
      field({ name: 'title', label: 'Title', required: true, attributes: { maxlength: 100 } }),
      field({ name: 'body', label: 'Words', required: true, attributes: { maxlength: 500 } }),
      field({ name: 'icon', label: 'Icon', hint: 'A path of the site or an https address; may be empty.' }),
      field({ name: 'image', label: 'Image', hint: 'The same.' }),
    ],
    (values) =>
      ask({
        title: 'Send this to all players?',
        words: [el('strong', {}, values.text('title')), values.text('body')],
        action: 'Send',
        async send() {
          const [title, body] = [values.text('title'), values.text('body')]
          await client.call(sendBroadcast, {
            title,
            body,
            icon: values.text('icon'),
            image: values.text('image'),
          })
          made.reset()
          say('The notification was sent.')
        },
      }),
    errorMessage,
  )
  return made
}

const card = (title: string, words: string, content: Node) =>
  el('section', { class: 'card' }, el('h2', {}, title), el('p', { class: 'quiet' }, words), content)

export function players(): Section {
  return {
    element: el(
      'div',
      { class: 'cards' },
      card('Log a user out', 'Ends every login at once.', logOutForm()),
      card('Disconnect pages', 'The login stays; open pages get no more prices.', disconnectForm()),
      card('Notification', 'Shown on every open page of a player.', broadcastForm()),
    ),
    stop: () => {},
  }
}
