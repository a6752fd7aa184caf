import { lemmatizeSpanish } from '../../../../src/text/morphology/lemmas/spanish.js'
import { testForms, testLemmas } from './cases.js'

testLemmas(lemmatizeSpanish, {
  lemmas: {
    bastar: 'basta',
    valor: 'valores',
    impuesto: 'impuestos',
    caer: 'caído caen cayó',
    leer: 'leída leídos leyó',
    temblar: 'tiembla temblaba',
    cepillar: 'cepillan cepilló',
    razón: 'razones',
    color: 'colores',
    rubio: 'rubia rubios rubias',
    remoto: 'remota remotas',
    caída: 'caídas',
    sentir: 'siento siente sintió',
    mentir: 'miento mintió',
    editado: 'editada editados',
    hacer: 'hago hizo hicieron haría hecho hecha hacerlo haciendo hacerse',
    proponer: 'propongo propuso propuesto propondremos proponían',
    tener: 'tengo tuvo tendrá tenía tenerlo',
    decir: 'dice dijo dicho diciendo dirá decírselo diciéndome',
    dormir: 'duermo durmió durmiendo dormían',
    explicar: 'explico explique expliqué explicaron explicarle',
    construir: 'construyó construyen construido construyendo',
    conocer: 'conozco conocía conocieron',
    soltar: 'suelta soltaron',
    limpiar: 'limpiaron limpiaba limpiando limpiarlo',
    limpio: 'limpia limpios limpias limpísimo',
    habitación: 'habitaciones habitacion',
    opinión: 'opinion opiniones',
    avión: 'avion aviones',
    guión: 'guion guiones',
    solución: 'soluciones',
    estación: 'estaciones',
    sesión: 'sesiones',
    reflexión: 'reflexiones',
    solucionar: 'soluciona solucionen solucionaron',
    funcionar: 'funciona funcionan funcione',
    cómodo: 'cómoda cómodos cómodas',
    sencillo: 'sencilla sencillas',
    francés: 'francesa franceses francesas',
    joven: 'jóvenes',
    luz: 'luces',
    bueno: 'buen buena buenos buenas',
    trabajador: 'trabajadora trabajadores trabajadoras',
    económico: 'económica económicas económicos',
    vista: 'vistas',
    vuelta: 'vueltas',
    vino: 'vinos',
    juego: 'juegos',
    envío: 'envíos envio',
    propuesta: 'propuestas',
    dispuesto: 'dispuesta dispuestos dispuestas',
    frío: 'fría fríos frías',
    inmediato: 'inmediata inmediatas',
    sufrir: 'sufre sufren sufrió',
    desear: 'desea desean desearía',
    detestar: 'detesto detestan detestaría',
    negar: 'niego niega nieguen negó',
    marroquí: 'marroquíes',
    menú: 'menúes',
    raíz: 'raíces',
    crisis: '',
    memoria: 'memorias',
    iniciativa: 'iniciativas',
    herramienta: 'herramientas',
    estado: 'estados',
    supermercado: 'supermercados',
    viajero: 'viajeros',
    agujero: 'agujeros',
    género: 'géneros',
    tontería: 'tonterías',
    presupuesto: 'presupuestos',
    mentira: 'mentiras',
    atmósfera: 'atmósferas',
    violento: 'violenta violentas',
    obligatorio: 'obligatoria',
    requerir: 'requiere requieren',
    dios: 'dioses',
    mostrar: 'mostraros mostrarle',
    londres: '',
    ley: 'leyes',
  },
  apart: [
    'editado editar',
    'emoción emocionar',
    'crear creer',
    'casa caso',
    'limpiar limpieza',
    'rápido rápidamente',
    'desarrollo desarrollar',
    'ayuda ayudar',
    'vista ver',
    'vuelta volver',
    'envío enviar',
    'almuerzo almorzar',
    'puerta portada',
    'frío freír',
  ],
})

testForms(
  lemmatizeSpanish,
  `
  brudop|ar: aba abas ábamos abais aban ando aron ó asteis ará arás aréis arán arías aríamos arían árais áramos aren ado ados ada adas
  brudop|er: iendo ieron erá erás eréis erán eríamos erían
  brudole|er: yendo yeron
  brudop|ir: irá irás iréis irán iría irías iríamos irían
  hablar: hablo hablas habla hablamos habláis hablan hablaba hablaban hablé hablaste habló hablasteis hablaron hablaré hablará hablaría hable hables hablen hablemos habléis hablara hablaras hablaran hablase hablases hablasen hablare hablad hablado hablada hablando
  comer: como comes come comemos coméis comen comía comías comíamos comíais comían comí comió comiste comimos comisteis comieron comiera comieras comiéramos comieran comiese comiesen comed comido comidos coma comas comamos comáis coman comiendo comerá
  vender: vendo vende vendí vendió vendido vendiendo vendía vendan venderlo vendérselo vendiéndolo
  leer: leo lee leyó leyeron leyera leyeran leyese leyendo leyéndolo leerlo
  creer: cree creyó creyeron creyendo
  vivir: vives vive vivimos vivís viven vivía vivíamos vivían viví vivió viviste vivisteis vivieron viviera vivieran viviese vivid vivido vivida vivan viviendo vivirá
  incluir: incluyo incluye incluyes incluyen incluya incluyas incluyamos incluyan incluyó incluyeron incluyera incluyeran incluyendo incluido
  pensar: pienso piensan pensó pensaba piense
  contar: cuentan contó cuente
  jugar: juega juegan jugó jugué juegue
  volver: vuelvo vuelve vuelven volvió
  pedir: pido pide piden pidió pidieron pidiendo pida
  seguir: sigo sigue siguen siguió siguiendo siga
  sentir: siente sintió sintieron sintiendo
  morir: muere mueren murió murieron
  llegar: llegué llegue llegaron llegó
  buscar: busqué busque buscó buscaron
  empezar: empecé empiece empieza empezó empiezan
  cruzar: crucé cruzó
  averiguar: averigüé averigüe averiguó
  avergonzar: avergüenza avergonzó
  conocer: conozca conozcan conozcas
  vencer: venzo venza vence
  coger: cojo coja cogió
  dirigir: dirijo dirija dirigió dirigen
  distinguir: distingo distinga distingue
  prohibir: prohíbe prohíben prohibió
  reunir: reúne reúnen reunió
  enviar: envía envían envió
  continuar: continúa continúan continuó
  entender: entiendo entiende entendió
  hacer: haga hagan hacemos hiciera haz
  comprar: comprarlo comprarla comprarme comprarte comprarse comprarnos comprarle comprarles comprarlos comprándolo comprándome
  dar: darme darle darles dárselo dándole dándonos
  brudop|ción: ciones
  brudop|sión: siones
  brudo|z: ces
  brudonc|ón: ones
  brudopi|ón: ones
  brudot|án: anes
  brudol|án: anes
  brudop|ín: ines
  brudop|ún: unes
  brudogl|és: esa eses esas
  brudonc|és: esa eses
  brudogu|és: esa eses
  brudoland|és: esa eses
  brudoal: brudoales
  brudoel: brudoeles
  brudopor: brudopores
  brudopad: brudopades
  brudopan: brudopanes
  brudopey: brudopeyes
  brudopoz: brudopoces
  brudopr|e: es
  brudopt|or: ores ora oras
  brudopd|or: ores ora oras
  brudops|or: ores ora oras
  brudop|oso: osa osos osas
  brudop|ivo: iva ivos ivas
  brudopl|ico: ica icos icas
  brudop|ífico: ífica
  brudop|ítico: ítica íticos
  brudop|ógico: ógica
  brudop|áfico: áfica
  brudop|ómico: ómica
  brudopat|ario: aria arios arias
  brudopat|orio: oria orios
  brudop|iano: iana ianos ianas
  brudop|icano: icana icanos
  brudop|eño: eña eños eñas
  brudop|ésimo: ésima
  brudop|ífero: ífera
  brudop|ígero: ígera
  brudop|ido: ida
  brudop|áneo: ánea
  brudop|óneo: ónea
  brudop|ólogo: óloga
  brudop|ógrafo: ógrafa
  brudop|ófilo: ófila
  brudop|ónico: ónica
  brudopul|ento: enta
  brudop|uesto: uesta
  alto: alta altos altas altísimo altísima
  rico: rica ricos ricas riquísimo
  amable: amables amabilísimo
  fácil: fáciles
  importante: importantes
  largo: larga largos larguísimo
  sucio: sucia sucios sucísimo
  limpio: limpísima
  examen: exámenes
  imagen: imágenes
  orden: órdenes
  joven: jóvenes
  origen: orígenes
  país: países
  mes: meses
  autobús: autobuses
  papel: papeles
  ciudad: ciudades
  flor: flores
  ley: leyes
  rey: reyes
  vez: veces
  noche: noches
  coche: coches
  cliente: clientes
  español: española españoles españolas
  alemán: alemana alemanes alemanas
  inglés: inglesa ingleses inglesas
  trabajador: trabajadora
  profesor: profesora profesores profesoras
  director: directora directores
`,
)
