import type { Config } from '../config.ts'

/** An address of the web app as a mail carries it: from the setting, never from what a request says its host is. */
export const publicUrl = (config: Config, path: string): string =>
  new URL(path, config.VALIJA_URL_PUBLICA ?? `http://${config.HOST}:${config.PORT}`).href
