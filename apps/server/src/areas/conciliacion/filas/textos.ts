import type { RazonDeSugerencia } from '@valija/contract/conciliacion.ts'
import { enPesos } from '@valija/contract/en-pesos.ts'
import { message } from '@valija/contract/messages.ts'
import type { ClaveDeRazon } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import type { Razon } from '@valija/domain/conciliacion/puntuar.ts'

const textos: Record<ClaveDeRazon, (n: number) => string> = {
  montoIgual: () => message('razonMontoIgual'),
  sumaIgual: (n) => message('razonSumaIgual', { n }),
  complemento: () => message('razonComplemento'),
  montoParcial: (n) => message('razonMontoParcial', { queda: enPesos(n) }),
  montoMayor: (n) => message('razonMontoMayor', { sobra: enPesos(n) }),
  transaccion: () => message('razonTransaccion'),
  localizador: () => message('razonLocalizador'),
  localizadorDebil: () => message('razonLocalizadorDebil'),
  localizadorPegado: () => message('razonLocalizadorPegado'),
  localizadorParecido: () => message('razonLocalizadorParecido'),
  transaccionParecida: () => message('razonTransaccionParecida'),
  autorizacion: () => message('razonAutorizacion'),
  comisionRetenida: (n) => message('razonComisionRetenida', { falta: enPesos(n) }),
  reservaEnOtraMoneda: () => message('razonReservaEnOtraMoneda'),
  otraMoneda: () => message('razonOtraMoneda'),
  montoEquivalente: () => message('razonMontoEquivalente'),
  unoNombrado: () => message('razonUnoNombrado'),
  mismoCliente: () => message('razonMismoCliente'),
  reverso: () => message('razonReverso'),
  cargoIgual: () => message('razonCargoIgual'),
  otraReserva: () => message('razonOtraReserva'),
  claveDeOtro: () => message('razonClaveDeOtro'),
  numeroRepetido: () => message('razonNumeroRepetido'),
  cuotaIgual: () => message('razonCuotaIgual'),
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
  otroAbono: (n) => message('razonOtroAbono', { monto: enPesos(n) }),
}

export const toRazon = ({ razon, puntos, encontrado, n }: Razon): RazonDeSugerencia => ({
  razon,
  texto: textos[razon](n ?? 0),
  puntos,
  aFavor: puntos > 0 && razon !== 'otraMoneda' && razon !== 'reservaEnOtraMoneda',
  encontrado: encontrado ?? null,
})
