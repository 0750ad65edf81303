import { kwd } from '@kit/ui/currencies'
import { aurora } from '@kit/tokens/brands/aurora'
import { describe, expect, it } from 'vitest'
import type { Feature } from '../feature.ts'
import { replace } from '../parts/index.ts'
import type { SiteConfig } from '../site.ts'
import { checkSite } from './checkSite.ts'

const pages: Feature = {
  name: 'pages',
  messages: { 'pages.limit': 'From {min} to {max}', 'pages.title': 'Pages' },
  setup: () => ({ routes: [{ path: '/plain', load: async () => ({ default: () => null }) }] }),
}
const hindi: Feature = {
  name: 'language.hi',
  messages: {},
  translations: { hi: async () => ({}) },
  setup: () => ({}),
}
const { words: _words, translations: _translations, ...brand } = aurora
const fine: SiteConfig = {
  family: 'b2c',
  name: 'Test',
  brand,
  features: [pages],
  operator: { clientKey: 'test' },
}

/** Returns the findings about a configuration, which TypeScript may already reject. */
const findingsOf = async (more: object) => {
  const { findings } = await checkSite({ ...fine, ...more }, { 'account.demo': 'Demo Login' })
  return findings.map(({ subject, of, name, sentence }) => `${subject} ${of} ${name}: ${sentence}`)
}

describe('the check of a configuration', () => {
  it('has nothing to say of one that is right, and says where its operator is', async () => {
    const { findings, operator } = await checkSite(
      {
        ...fine,
        words: { 'account.demo': 'Try it', 'pages.limit': '{max} at most' } as SiteConfig['words'] & object,
        flags: { 'auth.otpLogin': true },
        languages: ['en', 'hi'],
        features: [pages, hindi],
        live: { visitors: true },
        operator: { clientKey: 'test', hosts: 'https://operator.example' },
      },
      { 'account.demo': 'Demo Login' },
    )
    expect(findings).toEqual([])
    expect(operator).toEqual({
      host: 'https://operator.example',
      isAdapted: false,
      clientKey: 'test',
      address: undefined,
    })
  })

  it.each<[string, object, string]>([
    [
      'a field that is mistyped',
      { langauges: ['en'] },
      'configuration site langauges: "langauges" is not a field of a site in this release: did you mean "languages"?',
    ],
    [
      'a field of the next release',
      { modules: {} },
      'configuration site modules: "modules" is not a field of a site in this release: leave it out, or update the packages of the kit to the release that it was written for.',
    ],
    [
      'a field inside another',
      { operator: { clientKey: 'a', host: '' } },
      'configuration site host: "operator.host" is not a field of a site in this release: did you mean "hosts"?',
    ],
    [
      'a host of the operator with a path',
      { operator: { clientKey: 'a', hosts: { domain: 'https://api.brand.example/v2' } } },
      'configuration site hosts: The operator\'s host "domain" is "https://api.brand.example/v2": it must be an origin like https://api.brand.example, without a path or a slash at its end.',
    ],
    [
      'a flag that there is not',
      { flags: { 'auth.otpLogn': true } },
      'configuration site auth.otpLogn: "auth.otpLogn" is not a flag: did you mean "auth.otpLogin"?',
    ],
    [
      'a flag with a wrong value',
      { flags: { 'auth.otpLogin': 'yes' } },
      'configuration site auth.otpLogin: The flag "auth.otpLogin" is not of type boolean: change its value, or leave it out.',
    ],
    [
      'a language without texts',
      { languages: ['en', 'de'], features: [pages, hindi] },
      'configuration site de: No text of this site is in "de": leave it out of languages, which may have en, hi, or list the feature of that language.',
    ],
    [
      'a word of no text',
      { words: { 'account.dmeo': 'Try it' } },
      'words site account.dmeo: "account.dmeo" is not a text of this site: did you mean "account.demo"?',
    ],
    [
      'a word with a blank that nothing fills',
      { words: { 'pages.limit': 'At most {limit}' } },
      'words site pages.limit: "pages.limit" fills in {limit}, which that text is not given: write {min}, {max}.',
    ],
    [
      'a word of the brand',
      { brand: { ...brand, words: { 'pages.titel': 'Pages' } } },
      'words brand pages.titel: "pages.titel" is not a text of this site: did you mean "pages.title"?',
    ],
    [
      'a translated word of the brand',
      { brand: { ...brand, translations: { hi: async () => ({ words: { 'pages.title': '{x}' } }) } } },
      'words brand pages.title: "pages.title" fills in {x}, which that text is not given: it has no blanks.',
    ],
    [
      'a part that is mistyped',
      { parts: { haeder: replace(() => null) } },
      'configuration site haeder: "parts.haeder" is not a part: did you mean "header"?',
    ],
    [
      'a part of a feature that is not listed',
      { parts: { slipAction: replace({ load: async () => ({ default: () => null }) }) } },
      'configuration site slipAction: "parts.slipAction" is drawn by the feature "betting", which this site does not list: list it, or leave the part out.',
    ],
    [
      'a component where a part belongs',
      { parts: { header: () => null } },
      'configuration site header: "parts.header" is given as it is: write replace(…) or wrap(…) of @kit/shell/parts.',
    ],
    [
      'a late part that would be in the first load',
      { parts: { footer: replace(() => null) } },
      'configuration site footer: "parts.footer" would be in the first load of every page: give it as { load: () => import(\'…\') }.',
    ],
    [
      'an order of a place that there is not',
      { order: { hom: {} } },
      'configuration site hom: "order.hom" is not a slot: did you mean "home"?',
    ],
    [
      'an order of nothing',
      { order: { home: { sildes: 5 } } },
      'configuration site sildes: "order.home.sildes" is nothing that this site has there: did you mean "slides"?',
    ],
    [
      'a path without a screen',
      { routes: [{ path: '/nowhere', audience: 'all' }] },
      'routes site /nowhere: The site lists the path /nowhere, and no feature has a screen for it: give it one with "load", or leave it out.',
    ],
    [
      'two features with one path',
      { features: [pages, { ...pages, name: 'others' }] },
      'routes site /plain: Two features of this site serve the path /plain: a player would get only one of them. List one.',
    ],
  ])('finds %s', async (_what, more, said) => {
    expect(await findingsOf(more)).toEqual([said])
  })

  it.each<[object, string]>([
    [
      { features: 'pages' },
      'configuration site features: "features" is the text "pages", and has to be a list',
    ],
    [
      { features: [undefined] },
      'configuration site features: "features[0]" is undefined, and has to be a feature',
    ],
    [
      { features: [() => pages] },
      '"features[0]" is a function that makes a feature: call it, as in betting().',
    ],
    [{ family: 'b2d' }, '"family" is the text "b2d", and has to be one of b2c, b2b, casino-only.'],
    [{ currency: { ...kwd } }, '"currency" is an object, and has to be a currency with 0 or 2 decimals'],
    [{ operator: undefined }, '"operator" is missing: it has to be an object'],
    [
      { operator: { clientKey: 5 } },
      'site clientKey: "operator.clientKey" is the number 5, and has to be a text.',
    ],
    [{ operator: { clientKey: '' } }, 'site clientKey: "operator.clientKey" is empty, and has to be a text.'],
    [{ languages: ['en', 'no language'] }, '"languages" is a list, and has to be a list of BCP 47 tags'],
    [{ words: { 'account.demo': 5 } }, '"words.account.demo" is the number 5, and has to be a text.'],
    [{ order: { home: 5 } }, '"order.home" is the number 5, and has to be an object of places by id.'],
    [{ brand: 'aurora' }, '"brand" is the text "aurora", and has to be a brand'],
    [{ address: 'brand' }, 'site address: The site "Test" has the address "brand": it must be an origin'],
    [
      { features: [{ ...pages, setup: () => JSON.parse('{') }] },
      'configuration site undefined: The feature "pages" cannot be set up: Expected property name',
    ],
  ])('names what keeps a page from beginning: %o', async (more, said) => {
    expect((await findingsOf(more)).join('\n')).toContain(said)
  })

  it('leaves nothing open where a feature cannot be set up, and gives what was thrown', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    const before = timers()
    const thrown = new Error('It rains.')
    const setup = () => {
      throw thrown
    }
    const { findings } = await checkSite({ ...fine, features: [{ ...pages, setup }] }, {})
    expect(findings.map((one) => one.thrown)).toEqual([thrown])
    expect(timers()).toBeLessThanOrEqual(before)
  })
})
