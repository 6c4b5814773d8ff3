import type { RazonDeSugerencia } from '@valija/contract/conciliacion.ts'
import { enMoneda } from '@valija/contract/en-pesos.ts'
import { message } from '@valija/contract/messages.ts'
import type { ClaveDeRazon } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import type { Razon } from '@valija/domain/conciliacion/puntuar.ts'

const textos: Record<ClaveDeRazon, (n: number, moneda: string, encontrado: string) => string> = {
  montoIgual: () => message('razonMontoIgual'),
  sumaIgual: (n) => message('razonSumaIgual', { n }),
  complemento: () => message('razonComplemento'),
  montoParcial: (n, moneda) => message('razonMontoParcial', { queda: enMoneda(moneda, n) }),
  montoMayor: (n, moneda) => message('razonMontoMayor', { sobra: enMoneda(moneda, n) }),
  transaccion: () => message('razonTransaccion'),
  localizador: () => message('razonLocalizador'),
  localizadorDebil: () => message('razonLocalizadorDebil'),
  localizadorPegado: () => message('razonLocalizadorPegado'),
  localizadorParecido: () => message('razonLocalizadorParecido'),
  transaccionParecida: () => message('razonTransaccionParecida'),
  autorizacion: () => message('razonAutorizacion'),
  comisionRetenida: (n, moneda) => message('razonComisionRetenida', { falta: enMoneda(moneda, n) }),
  reservaEnOtraMoneda: () => message('razonReservaEnOtraMoneda'),
  otraMoneda: () => message('razonOtraMoneda'),
  montoEquivalente: () => message('razonMontoEquivalente'),
  unoNombrado: () => message('razonUnoNombrado'),
  mismoCliente: () => message('razonMismoCliente'),
  reverso: () => message('razonReverso'),
  cargoIgual: () => message('razonCargoIgual'),
  otraReserva: () => message('razonOtraReserva'),
  sinExplicar: (_n, _moneda, palabras) => message('razonSinExplicar', { palabras }),
  claveDeOtro: () => message('razonClaveDeOtro'),
  numeroRepetido: () => message('razonNumeroRepetido'),
  cuotaIgual: () => message('razonCuotaIgual'),
  otraCuota: () => message('razonOtraCuota'),
  otroNombrado: () => message('razonOtroNombrado'),
  avisoAbierto: () => message('razonAvisoAbierto'),
  reservaDeRegla: () => message('razonReservaDeRegla'),
  rfc: () => message('razonRfc'),
  nombre: () => message('razonNombre'),
  mismaCuenta: () => message('razonMismaCuenta'),
  mismoDia: () => message('razonMismoDia'),
  pocosDias: (n) => message('razonDias', { n }),
  unaSemana: (n) => message('razonDias', { n }),
  lejos: (n) => message('razonLejos', { n }),
  otraCuenta: () => message('razonOtraCuenta'),
  otraTransaccion: () => message('razonOtraTransaccion'),
  otroCandidato: () => message('razonOtroCandidato'),
  otroMovimiento: () => message('razonOtroMovimiento'),
  otroLocalizador: () => message('razonOtroLocalizador'),
  otroAbono: (n, moneda) => message('razonOtroAbono', { monto: enMoneda(moneda, n) }),
}

/** In words; its amounts are of the row's currency. */
export const toRazon =
  (moneda: string) =>
  ({ razon, puntos, encontrado, n }: Razon): RazonDeSugerencia => ({
    razon,
    texto: textos[razon](n ?? 0, moneda, encontrado ?? ''),
    puntos,
    aFavor: puntos > 0 && razon !== 'otraMoneda' && razon !== 'reservaEnOtraMoneda',
    encontrado: encontrado ?? null,
  })
