import type { Layout } from './layout.ts'
import { barra, carta, cuadro, de, filas, noche, pilas, rollo, tarjeta, web } from './pieza-ajena.ts'

/** By the same hand: tickets, vouchers, mails, dollars. */
export const ajenasOtras: readonly Layout[] = [
  de(
    'ticket-oxxo',
    'folio',
    (p) =>
      `<div>        OXXO LAS PALMAS\n     CADENA COMERCIAL OXXO\n     RFC CCO8605231N4\nFECHA ${p.dmy} HORA ${p.hora.slice(0, 5)}\n------------------------------\nDEPOSITO A CUENTA\nCUENTA ************${p.ult4}\nMONTO        M.N. $ ${p.monto}\nCOMISION     M.N. $ ${p.fee}\nPAGO TOTAL.  M.N. $ ${p.conFee}\nEFECTIVO     M.N. $ ${p.conFee}\n------------------------------\nFOLIO NUMERO ${p.folio}\nCONSERVE SU TICKET</div>`,
    rollo,
  ),
  de(
    'ticket-seven',
    'aut',
    (p) =>
      `<div>7-ELEVEN MEXICO\nTIENDA 1847 CAJA 02\n${p.dmyCorta} ${p.hora}\n\nPAGO DE SERVICIO\nREF 9821 ${p.ref} 0031\n\nIMPORTE          $${p.monto}\nCARGO SERVICIO      $${p.fee}\nTOTAL            $${p.conFee}\n\nAUTORIZACION: ${p.aut}\n\nGRACIAS POR SU PREFERENCIA</div>`,
    rollo,
  ),
  de(
    'walmart-caja',
    'aut',
    (p) =>
      `<div>BODEGA AURRERA 2231\nTC# 8812 OP# 00412\n${p.dmy}  ${p.hora}\nDEP CTA BANCARIA\n${p.bancoD} XXXX${p.ult4}\nDEPOSITO     ${p.monto}\nCOMISION        ${p.fee}\nTOTAL        ${p.conFee}\nAPROBADA\nAUTORIZ ${p.aut}</div>`,
    rollo,
  ),
  de(
    'voucher-bbva',
    'aut',
    (p) =>
      `<div>         BBVA\n AGENCIA MAR ABIERTO\nAFIL 7712309 TERM 0041772\n\nVENTA\nVISA CREDITO\nXXXX XXXX XXXX ${p.ult4o}\n\nTOTAL M.N.  $${p.monto}\n\nA P R O B A D A\nAUT ${p.aut}  OPER ${p.ref}\nFECHA ${p.mayus.replaceAll('/', '-')} ${p.hora}\nARQC 91AB33C0D1FF0021\n3 MESES SIN INTERESES\nFIRMA ELECTRONICA</div>`,
    rollo,
  ),
  de(
    'voucher-getnet',
    'aut',
    (p) =>
      `<div>GETNET\nCOPIA CLIENTE\n${p.dmyCorta} ${p.hora}\nCOMERCIO 8841200\nMASTERCARD DEBITO ****${p.ult4o}\nVENTA CHIP\n\nIMPORTE  $${p.monto}\nPROPINA  $0.00\nTOTAL    $${p.monto}\n\nAUTORIZACION ${p.aut}\nTRANSACCION APROBADA</div>`,
    rollo,
  ),
  de(
    'clip-recibo',
    'aut',
    (p) =>
      `<h2>Clip</h2><p>Recibo de compra en ${p.benef}</p><div style="font-size:30px">$${p.monto}</div>${cuadro(
        [
          ['Fecha', `${p.larga} ${p.hora12}`],
          ['Tarjeta', `Visa ${p.ult4o}`],
          ['Autorización', p.aut],
          ['Estado', 'Pago aprobado'],
        ],
      )}`,
    web,
    480,
  ),
  de(
    'ventanilla-deposito',
    'folio',
    (p) =>
      `<div>BANCO SANTANDER MEXICO SA\nSUC 5511 REFORMA  CAJA 03\nDEPOSITO EN EFECTIVO\nCUENTA 65-50${p.ult4}\n${p.benef}\nIMPORTE       $${p.monto}\n(MONEDA NACIONAL)\nFECHA ${p.dmy} HORA ${p.hora}\nFOLIO ${p.folio}\nSECUENCIA 000412</div>`,
    rollo,
  ),
  de(
    'cajero-practico',
    'folio',
    (p) =>
      `<div>CAJERO 8812 PLAZA SUR\n${p.dmyCorta}   ${p.hora}\nDEPOSITO A CUENTA DE TERCERO\nCTA *******${p.ult4}\nBILLETES 14  MONEDAS 0\nTOTAL DEPOSITADO $${p.monto}\nFOLIO: ${p.folio}\nOPERACION EXITOSA</div>`,
    rollo,
  ),
  de(
    'usd-spid',
    'clave',
    (p) =>
      `<h3>Orden de pago en dólares (SPID)</h3><p class="s">Operación aplicada</p>${cuadro([
        ['Importe', `USD ${p.monto}`],
        ['Divisa', 'Dólar americano'],
        ['Fecha valor', p.dmy],
        ['Ordenante', p.nombre],
        ['Beneficiario', p.benef],
        ['Cuenta beneficiaria', p.clabe],
        ['Clave de rastreo', p.clave],
        ['Folio', p.folio],
      ])}`,
    web,
  ),
  de(
    'wire-ingles',
    'operacion',
    (p) =>
      `<h2>Wire transfer confirmation</h2><p>Your wire was completed on ${p.ingles}.</p>${cuadro([
        ['Amount', `$${p.monto} USD`],
        ['Beneficiary', p.benef],
        ['Beneficiary bank', p.bancoD],
        ['Confirmation number', p.operacion],
        ['Purpose', p.concepto],
      ])}`,
    carta,
  ),
  de(
    'gmail-impreso',
    'clave',
    (p) =>
      `<p class="s">Gmail &nbsp; ${p.nombre} &lt;cliente@correo.example&gt;</p><hr><h3>Aviso de transferencia enviada</h3><p class="s">1 mensaje</p><p class="s">notificaciones@banco.example &nbsp;&nbsp; ${p.semana}, ${p.hora.slice(0, 5)}</p><p>Hola, ${p.nombre}:</p><p>Hiciste una transferencia de tu cuenta *${p.ult4o} a la cuenta *${p.ult4} de ${p.benef} por la cantidad de $${p.monto} pesos.</p><ul><li>Clave de rastreo: ${p.clave}</li><li>Número de referencia: ${p.ref}</li><li>Concepto: ${p.concepto}</li></ul><p class="s">https://mail.example/mail/u/0?ik=2f1&amp;view=pt 1/1</p>`,
    carta,
  ),
  de(
    'reenviado-recibiste',
    'clave',
    (p) =>
      `${barra()}${tarjeta(
        `<b>Recibiste una transferencia</b><div class="g">+ $${p.monto}</div>${filas([
          ['De', p.nombre],
          ['Banco emisor', p.bancoO],
          ['Fecha', `${p.dmyCorta} ${p.hora}`],
          ['Concepto', p.concepto],
          ['Clave de rastreo', p.clave],
        ])}`,
      )}`,
    noche,
  ),
  de(
    'captura-con-saldo',
    'folio',
    (p) =>
      `${barra('Banco: tu saldo es menor a $1,000.00')}${tarjeta(
        `<b>Movimiento</b>${pilas([
          ['Saldo disponible', '$48,120.33'],
          ['Pago a tercero', `-$${p.monto}`],
          ['Fecha', p.abr],
          ['Folio', p.folio],
          ['Descripción', `${p.concepto} ${p.benef}`],
        ])}`,
      )}`,
  ),
  de(
    'cie-convenio',
    'folio',
    (p) =>
      `<h3>Pago de servicios - CIE</h3>${cuadro([
        ['Convenio', '1477223'],
        ['Nombre del convenio', p.benef],
        ['Referencia', `${p.ref}0012`],
        ['Importe', `$${p.monto}`],
        ['Cuenta de retiro', `****${p.ult4o}`],
        ['Fecha de operación', p.larga],
        ['Folio de internet', p.folio],
        ['Estado', 'Pagado'],
      ])}`,
    web,
  ),
  de(
    'empresas-doble-firma',
    'clave',
    (p) =>
      `<h3>Consulta de operaciones</h3><table style="border-collapse:collapse"><tr><th>Fecha</th><th>Beneficiario</th><th>Importe</th><th>Estatus</th></tr><tr><td>${p.dmy}</td><td>${p.benef}</td><td>$${p.monto}</td><td>Ejecutada</td></tr></table>${cuadro(
        [
          ['Clave de rastreo', p.clave],
          ['Autorizó', p.nombre],
          ['Capturó', 'TESORERIA 02'],
        ],
      )}`,
    web,
  ),
  de(
    'klar-linea',
    'clave',
    (p) =>
      `${barra()}<div style="text-align:center;padding:20px"><div class="s">Transferencia SPEI®</div><div class="g">-$${p.monto}</div><div>${p.benef}</div></div>${tarjeta(`<div class="s">LÍNEA DE TIEMPO</div><p>✓ Creada ${p.abr} ${p.hora12}<br>✓ Enviada<br>✓ Recibida por ${p.bancoD}</p><div class="s">Clave de rastreo</div>${p.clave}`)}`,
  ),
  de(
    'codi-cobro',
    'folio',
    (p) =>
      `${barra()}${tarjeta(
        `<h3>CoDi® Pago exitoso</h3>${filas([
          ['Monto pagado', `$${p.monto}`],
          ['Comercio', p.benef],
          ['Concepto', p.concepto],
          ['Fecha y hora', `${p.iso} ${p.hora}`],
          ['Folio CoDi', p.folio],
        ])}`,
      )}`,
  ),
  de(
    'didi-cuenta',
    'clave',
    (p) =>
      `${barra()}${tarjeta(
        `<h3>Retiro a banco completado</h3>${filas([
          ['Cantidad', `$${p.monto}`],
          ['Tarifa', '$0.00'],
          ['Hora', `${p.dmy} ${p.hora}`],
          ['Destino', `${p.bancoD} (${p.ult4})`],
          ['ID de rastreo', p.clave],
        ])}`,
      )}`,
  ),
]
