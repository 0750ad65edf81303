import { expect, it } from 'vitest'
import { packageOf, sizesByPackage } from './sizesByPackage.ts'

it.each([
  ['/home/team/kit/packages/betting/src/slip/model/slip.ts', '@kit/betting'],
  ['/home/team/kit/packages/shell/src/notices/notices.tsx', '@kit/shell/notices'],
  ['/home/team/kit/packages/account/src/care/care.tsx', '@kit/account/care'],
  ['/home/team/kit/packages/sdk/src/fair/games/crash.ts', '@kit/sdk/fair'],
  ['/home/team/kit/packages/shell/src/Site.tsx', '@kit/shell'],
  ['/home/team/site/node_modules/@kit/shell/dist/information/index.js', '@kit/shell/information'],
  ['/home/team/site/node_modules/@kit/casino/dist/feature.js', '@kit/casino'],
  ['/home/team/kit/node_modules/react-dom/client.js', 'react-dom'],
  ['/home/team/kit/node_modules/a/node_modules/@scope/b/index.js', '@scope/b'],
  ['C:\\kit\\packages\\ui\\src\\Button.tsx', '@kit/ui'],
  ['/home/team/kit/sites/b2c/site.config.ts', 'site'],
])('counts %s for %s', (id, name) => {
  expect(packageOf(id)).toBe(name)
})

it('adds up the code of each package per script, and leaves style sheets out', () => {
  const bundle = {
    'a.js': {
      type: 'chunk',
      fileName: 'a.js',
      modules: {
        '/kit/packages/ui/src/A.tsx': { renderedLength: 10 },
        '/kit/packages/ui/src/B.tsx': { renderedLength: 5 },
        '/kit/node_modules/react/index.js': { renderedLength: 7 },
      },
    },
    'a.css': { type: 'asset', fileName: 'a.css' },
  } as unknown as Parameters<typeof sizesByPackage>[0]
  expect(sizesByPackage(bundle)).toEqual({ 'a.js': { '@kit/ui': 15, react: 7 } })
})
