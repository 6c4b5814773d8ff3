import { z } from 'zod'
import { cargaRespuesta, pdfEntrada } from '../borradores.ts'
import { generadorEntrada, generadorRespuesta } from '../comisiones.ts'
import * as i from '../invitados.ts'
import { del, get, post, put } from '../llamada.ts'
import { deGenerador, delBorrador, delGuardado, delPaso } from './negativas.ts'

const deCarga = [...delBorrador, 'cargaCedida', 'cargaNoEncontrada'] as const

/** Anybody may call these. A flood is turned away before any work; the limits that count are kept in the database. */
export const llamadasDeInvitados = {
  rfc: post('/api/invitados/rfc', 'publico', {
    body: i.rfcInvitadoEntrada,
    answer: i.rfcInvitado,
    perMinute: 240,
    refusals: ['demasiadosIntentos', 'rfcSinRegistro', 'sistemaExternoCaido'],
  }),
  prefactura: post('/api/invitados/prefactura', 'publico', {
    body: generadorEntrada,
    answer: generadorRespuesta,
    perMinute: 240,
    refusals: [...deGenerador, 'demasiadosIntentos'],
  }),
  prefacturaPdf: post('/api/invitados/prefactura.pdf', 'publico', {
    body: generadorEntrada,
    file: true,
    perMinute: 240,
    refusals: [...deGenerador, 'demasiadosIntentos'],
  }),
  iniciarCarga: post('/api/invitados/cargas', 'publico', {
    answer: i.cargaIniciada,
    perMinute: 240,
    refusals: [...delBorrador, 'demasiadosIntentos'],
  }),
  carga: get('/api/invitados/cargas/actual', 'publico', {
    answer: i.cargaInvitado,
    perMinute: 240,
    refusals: deCarga,
  }),
  dejarCarga: del('/api/invitados/cargas/actual', 'publico', {
    perMinute: 240,
    refusals: ['cargaCedida', 'cargaNoEncontrada'],
  }),
  subirCfdis: post('/api/invitados/cargas/actual/cfdis', 'publico', {
    answer: cargaRespuesta,
    upload: true,
    perMinute: 240,
    refusals: [
      ...deCarga,
      'cargaGuardada',
      'demasiadasFacturas',
      'demasiadosIntentos',
      'invitadoSubioMucho',
      'invitadosSinEspacio',
      'pasoFaltaFacturas',
      'pasoFaltaProveedor',
      'xmlAgotado',
    ],
  }),
  quitarCfdi: del('/api/invitados/cargas/actual/cfdis/:cfdi', 'publico', {
    params: z.object({ cfdi: z.uuid() }),
    answer: i.cargaInvitado,
    perMinute: 240,
    refusals: [...deCarga, 'cargaGuardada', 'demasiadasFacturas', 'facturaNoEncontrada'],
  }),
  verificar: post('/api/invitados/cargas/actual/verificar', 'publico', {
    answer: i.cargaInvitado,
    perMinute: 240,
    refusals: [
      ...deCarga,
      'cargaGuardada',
      'demasiadosIntentos',
      'pasoFaltaFacturas',
      'pasoFaltaLayout',
      'pasoFaltaProveedor',
    ],
  }),
  nombrarReservas: put('/api/invitados/cargas/actual/reservas', 'publico', {
    body: i.reservasInvitado,
    answer: i.cargaInvitado,
    perMinute: 240,
    refusals: [
      ...delBorrador,
      'antSinConexion',
      'cargaGuardada',
      'cargaCedida',
      'cargaNoEncontrada',
      'comisionNoPagable',
      'demasiadosIntentos',
      'faltaReservaDeFactura',
      'pasoFaltaLayout',
      'pasoSatPendiente',
      'reservaNoExiste',
      'reservasEnOtraPrefactura',
      'reservasNoExisten',
      'reservasRepetidas',
      'reservasYaFacturadas',
      'sinFacturasPorValidar',
      'sistemaExternoCaido',
    ],
  }),
  subirPdfs: post('/api/invitados/cargas/actual/pdfs', 'publico', {
    query: z.object({ cfdi: z.uuid().optional() }),
    answer: cargaRespuesta,
    upload: true,
    perMinute: 240,
    refusals: [
      ...delBorrador,
      'demasiadosIntentos',
      'demasiadosPdfs',
      'facturaNoEncontrada',
      'invitadoSubioMucho',
      'invitadosSinEspacio',
      'pdfNoEncontrado',
      'pdfNoGuardado',
    ],
  }),
  unirPdf: put('/api/invitados/cargas/actual/cfdis/:cfdi/pdf', 'publico', {
    params: z.object({ cfdi: z.uuid() }),
    body: pdfEntrada,
    answer: i.cargaInvitado,
    perMinute: 240,
    refusals: [...delBorrador, 'facturaNoEncontrada', 'pdfNoEncontrado'],
  }),
  quitarPdf: del('/api/invitados/cargas/actual/pdfs/:pdf', 'publico', {
    params: z.object({ pdf: z.uuid() }),
    answer: i.cargaInvitado,
    perMinute: 240,
    refusals: [...delBorrador, 'pdfNoEncontrado'],
  }),
  guardar: post('/api/invitados/cargas/actual/guardar', 'publico', {
    body: i.guardarInvitado,
    answer: i.loteInvitado,
    perMinute: 240,
    refusals: [
      ...delBorrador,
      ...delGuardado,
      ...delPaso,
      'cargaCedida',
      'cargaNoEncontrada',
      'correoDeAgenciaInvalido',
      'demasiadosIntentos',
      'facturaGuardandose',
      'faltaCorreo',
      'faltanAlgunosPdfs',
      'faltanLosPdfs',
      'faltanReservas',
      'pasoAntPendiente',
      'sinFacturasPorValidar',
    ],
  }),
  pedirCuenta: post('/api/invitados/cuenta', 'publico', {
    answer: i.peticionInvitado,
    upload: true,
    summary:
      'Pide otra cuenta de pago: campos «rfc», «bookingCode», «correoAgencia», «clabe» y la carátula en PDF',
    perMinute: 30,
    refusals: [
      'caratulaNoEsPdf',
      'clabeIncorrecta',
      'comisionesNoDisponibles',
      'correoDeAgenciaInvalido',
      'cuentaRfcNoRegistrado',
      'demasiadosIntentos',
      'reservaNoExiste',
      'sinCaratula',
      'sinRfcNiCorreo',
      'sistemaExternoCaido',
      'solicitudAbierta',
    ],
  }),
  enlaceDeCuenta: post('/api/invitados/cuenta/enlace', 'publico', {
    body: i.enlaceCuenta,
    answer: i.cuentaPorConfirmar,
    perMinute: 240,
    refusals: ['demasiadosIntentos', 'enlaceVencido'],
  }),
  confirmarCuenta: post('/api/invitados/cuenta/confirmar', 'publico', {
    body: i.enlaceCuenta,
    answer: i.peticionInvitado,
    perMinute: 240,
    refusals: ['demasiadosIntentos', 'enlaceVencido', 'solicitudAbierta'],
  }),
}
