import { getConfiguration } from '../contract/index.ts'
import type { Check } from './check.ts'
import { Complaint, type Connection } from './examination.ts'

export const callChecks: readonly Check<Connection>[] = [
  {
    name: 'configuration',
    title: 'The configuration of a domain fits the contract',
    async run({ operator, url }) {
      await operator.client.call(getConfiguration, {
        domainType: 'mobile',
        domainUrl: new URL(url).hostname,
        wholeAppConfiguration: true,
        marketGroup: false,
        home: true,
      })
    },
  },
  {
    name: 'login',
    title: 'A call for players is answered with 401 without a login, and with a forged one',
    async run({ raw, transcript }) {
      for (const token of ['', 'forged']) {
        const { status } = await raw('GET', '/api/user/pts', undefined, token)
        transcript.write(`(with ${token === '' ? 'no token' : 'a forged token'})`)
        if (status !== 401)
          throw new Complaint(
            `Points are asked for with ${token === '' ? 'no token' : 'a forged token'} and answered with ${status}.`,
          )
      }
    },
  },
]
