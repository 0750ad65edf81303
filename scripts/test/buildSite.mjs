import { buildSite } from '../start/siteBuild.mjs'

buildSite()
