import type { Catalogue } from '../message-type.ts'

/** What a value of the policy must look like. */
export const politicaFormas = {
  unoDe: ({ valores }: { valores: string }) => `uno de: ${valores}`,
  tasa: ({ tope }: { tope: string }) =>
    `una tasa en decimales, como 0.106667, hasta ${tope} (no un porcentaje)`,
  rfc: 'un RFC completo, sin guiones',
  regimen: 'claves de régimen fiscal del catálogo del SAT, como 601',
  usoCfdi: 'una clave de uso de CFDI del catálogo del SAT, como G03',
  formaPago: 'claves de forma de pago del catálogo del SAT, como 03',
  moneda: 'claves de moneda del catálogo del SAT, como MXN',
  efos: 'un código de tres cifras, como 100',
  proyecto: 'un número',
  texto: 'un texto',
  codigoPostal: 'un código postal de cinco cifras',
  claveProdServ: 'una clave de producto o servicio de ocho cifras',
  cliente: 'números de cliente',
  entre: ({ desde, hasta }: { desde: string; hasta: string }) => `un número de ${desde} a ${hasta}`,
  importe: 'un importe de cero o más',
} satisfies Catalogue
