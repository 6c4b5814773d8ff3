import { dichos, nombres, sistemas } from '../interruptores/encendido.ts'
import {
  type Interruptores,
  isActivo,
  makeInterruptores,
  type Sistema,
} from '../interruptores/interruptores.ts'
import { preajustes } from '../interruptores/preajustes.ts'
import { escapeXml, pagina } from './html.ts'

const casillas = [
  ['caido', 'Caído'],
  ['rechaza', 'Rechaza'],
  ['disparates', 'Responde disparates'],
  ['hazYCorta', 'Hace el trabajo y corta la conexión'],
] as const

const fila = (sistema: Sistema, interruptores: Interruptores): string => {
  const dado = interruptores[sistema]
  // One whose minute is over misbehaves no more.
  const actual = dado.hasta === null || isActivo(dado) ? dado : makeInterruptores()[sistema]
  const celdas = casillas.map(
    ([clave, texto]) =>
      `<label><input type="checkbox" data-sistema="${sistema}" data-clave="${clave}"${actual[clave] === false ? '' : ' checked'}> ${texto}</label>`,
  )
  return `<tr><th scope="row">${nombres[sistema]}</th><td class="fallas">${celdas.join(' ')}</td>
<td><label>Lento (ms) <input type="number" min="0" max="600000" data-sistema="${sistema}" data-clave="lentoMs" value="${actual.lentoMs}"></label></td>
<td><label>Veces <input type="number" min="0" placeholder="siempre" data-sistema="${sistema}" data-clave="veces" value="${actual.veces ?? ''}"></label></td></tr>`
}

const guion = `
const aviso=document.getElementById('aviso');
const pinta=async()=>{const nueva=new DOMParser().parseFromString(await(await fetch('/')).text(),'text/html');
document.getElementById('encendido').replaceWith(nueva.getElementById('encendido'))};
const envia=async(ruta,cuerpo)=>{const r=await fetch(ruta,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(cuerpo)});
aviso.textContent=r.ok?'Guardado':'No se guardó: '+(await r.json()).mensaje;return r.ok};
document.addEventListener('change',e=>{const i=e.target,s=i.dataset.sistema;if(!s)return;
const v=i.type==='checkbox'?i.checked:i.value===''?(i.dataset.clave==='veces'?null:0):Number(i.value);
envia('/interruptores',{[s]:{[i.dataset.clave]:v}}).then(pinta)});
document.getElementById('reloj').addEventListener('submit',e=>{e.preventDefault();envia('/reloj',{dia:e.target.dia.value})});
document.getElementById('uuid').addEventListener('submit',e=>{e.preventDefault();const f=e.target;
envia('/interruptores',{sat:{porUuid:{[f.uuid.value]:f.estado.value===''?null:{estado:f.estado.value,...(f.efos.value===''?{}:{validacionEfos:f.efos.value})}}}})});
document.getElementById('factura').addEventListener('submit',e=>{e.preventDefault();const f=e.target;
envia('/interruptores',{contabilidad:{porFactura:{[f.clave.value]:f.motivo.value===''?null:f.motivo.value}}})});
for(const b of document.querySelectorAll('[data-preajuste]'))b.addEventListener('click',async()=>{if(await envia('/preajustes/'+b.dataset.preajuste,{}))location.reload()});
document.getElementById('todo').addEventListener('click',async()=>{if(await envia('/interruptores/restablecer',{}))location.reload()});`

const encendido = (interruptores: Interruptores): string => {
  const ahora = dichos(interruptores)
  return ahora.length === 0
    ? '<section id="encendido"><b>Todo responde bien.</b> Nada está encendido.</section>'
    : `<section id="encendido" class="encendido"><b>Encendido ahora, y dicho en el aviso de Valija:</b><ul>${ahora.map((uno) => `<li>${escapeXml(uno)}</li>`).join('')}</ul></section>`
}

export const panel = (interruptores: Interruptores, dia: string): string =>
  pagina(
    'Sistemas externos simulados',
    `<p>Aquí se decide cómo se comportan los sistemas de fuera. <strong id="aviso" role="status"></strong></p>
${encendido(interruptores)}
<section><h2>Para probar de una vez</h2><div class="presets">${Object.entries(preajustes)
      .map(
        ([clave, { texto }]) =>
          `<button type="button" data-preajuste="${clave}">${escapeXml(texto)}</button>`,
      )
      .join('')}<button id="todo" type="button">Restablecer todo</button></div></section>
<section><h2>Día de negocio</h2>
<form id="reloj"><label>Día <input type="date" name="dia" value="${escapeXml(dia)}" required></label> <button>Mover</button></form></section>
<section><h2>Cada sistema</h2><table class="apilada"><thead><tr><th>Sistema</th><th>Falla</th><th>Demora</th><th>Cuántas veces</th></tr></thead>
<tbody>${sistemas.map((s) => fila(s, interruptores)).join('')}</tbody></table></section>
<section><h2>Respuesta del SAT para un UUID</h2>
<form id="uuid"><label>UUID <input name="uuid" size="38" required></label>
<label>Estado <select name="estado"><option>Vigente</option><option>Cancelado</option><option>No Encontrado</option><option value="">(quitar)</option></select></label>
<label>Código EFOS <input name="efos" size="4"></label> <button>Guardar</button></form></section>
<section><h2>Directorio de comisionistas</h2>
<p><label><input type="checkbox" data-sistema="comisiones" data-clave="clientesNuevos"${interruptores.comisiones.clientesNuevos ? ' checked' : ''}> ANT ya registró a los comisionistas que no estaban en su directorio</label></p>
<p><label><input type="checkbox" data-sistema="estancias" data-clave="sinCapacidad"${interruptores.estancias.sinCapacidad ? ' checked' : ''}> El motor de reservas no da la lista de reservas por estancia</label></p></section>
<section><h2>Rechazo de una factura en contabilidad</h2>
<form id="factura"><label>idFactura o UUID <input name="clave" size="38" required></label>
<label>Motivo (vacío lo quita) <input name="motivo" size="40"></label> <button>Guardar</button></form></section>
<script>${guion}</script>`,
    '/',
  )
