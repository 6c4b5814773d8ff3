import type { Config } from '../../config.ts'
import { createBanxico } from './banxico-sie.ts'
import type { TipoDeCambioPort } from './port.ts'
import { createTasaHttp } from './tasa-http.ts'

/** With a token the central bank's own series; else the documented service. */
export const createTipoDeCambio = (config: Config): TipoDeCambioPort =>
  config.BANXICO_TOKEN
    ? createBanxico({ url: config.BANXICO_URL, token: config.BANXICO_TOKEN, serie: config.BANXICO_SERIE })
    : createTasaHttp({ url: config.tipoCambioUrl ?? '' })
