// First, so that the order of the style layers and the themes stand before any component's styles.
import '@kit/tokens'
// oxlint-disable-next-line import/default -- the build gives the address of the worker.
import decoderUrl from '@kit/sdk/decode?worker&url'
import { mountSite } from '@kit/shell'
import { site } from '../site.config.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root": the site has nowhere to go.')
mountSite(site, root, { decoderUrl })
