import type { SentimentLexicon } from './lexicon.js'

/** The stemmer undoes mutations of the first letter (`fhadhb`, `bhfadhb`). `proclitics` lists the h before vowels. Endings are listed. */
export const lexicon: SentimentLexicon = {
  language: 'ga',
  matching: 'stem',
  accentless: true,
  proclitics: 'h t n',
  grades: {
    '3': `
      iontach iontaí álainn áille aoibhinn aoibhne sármhaith sárobair foirfe foirfeacht dochreidte éachtach fantaisteach scoth
      scothúil feabhas togha draíocht draíochta draíochtúil niamhrach galánta thar_barr thar_cionn thar_cinn parthas fíormhaith
      sármhaisiúil éagsamhalta ríspéisiúil gleoite fíoráilinn sárscannán sárleabhar sárbhéile máistirshaothar den_scoth
    `,
    '2': `
      lánsásta lánsásúil maith mhaith maithe fearr feabhsaithe feabhsú deas deasa deise breá breátha glan glana glaine
      compordach compordacha compord cairdiúil cairdiúla cairdeas lách lácha cineálta cineáltas séimh béasach dea-bhéasach
      múinte cabhrach cabhracha cuiditheach cabhair cúnamh chabhraigh cabhraíonn fáilteach fáilteacha croíúil flaithiúil
      flaithiúlach garach foighneach foighne proifisiúnta gairmiúil éifeachtach éifeachtacha éifeachtúil oilte cumasach cliste
      éirimiúil tuisceanach tuiscint eolach eolasach sciliúil sásta sástacht sásúil áthas áthasach gliondar lúcháir lúcháireach
      sona sonas séan ríméad bród bródúil mórtas buíoch buíochas taitin thaitin taitníonn taitneamh taitneamhach taitneamhacha
      thaitneodh taitneoidh sult sultmhar pléisiúr pléisiúrtha aoibhneas mol molta moladh molaim mholfainn mholfaimis molfaidh
      molann moltar inmholta spraoi spraíúil craic cuideachtúil greannmhar greann barrúil gáire gháire meangadh suimiúil
      suimiúla spéisiúil spéisiúla spéis mealltach spreagúil spreagadh inspioráideach corraitheach dathúil dathúla slachtmhar
      slachtmhara néata ordúil dea-eagraithe stíleach ealaíonta snasta pictiúrtha síochánta síochána suaimhneach suaimhneas
      socair ciúin ciúine scíth sócamas tapa tapúil gasta sciobtha pras éasca éascaíocht furasta áisiúil úsáideach úsáideacha
      fóinteach praiticiúil iontaofa iontaofacht muinín ionraic macánta macántacht fírinneach dílis dílseacht cóir cothrom
      láidir láidire daingean buan buanseasmhach folláin sláintiúil cothaitheach blasta blastacht úr úra milis méith brioscach
      súmhar saibhir rathúil rath saor réasúnta saor_in_aisce margadh_maith sladmhargadh fiúntach fiúntas luachmhar tairbheach
      tairbhe buntáiste buntáistí sochar leas dearfach bua bhuaigh bhuamar buaiteoir buaite curadh gaisce gaiscíoch laoch
      laochra éacht éachtaí d'éirigh comhghairdeas comhghairdis tréaslaím ceiliúradh grá stór cion ceanúil ceanúlacht cneastacht
      dóchas dóchasach misneach misniúil cróga crógacht sábháilte sábháilteacht saoirse síocháin téarnamh biseach cruthaitheach
      samhlaíocht samhlaíoch bríomhar beoga lonrach geal binn ceolmhar románsach rómánsúil faoiseamh fabhrach oiriúnach
      oiriúnacha fairsing leathan! meas measúil ómós onóir urraim urramach réitithe leigheas tacúil tacaíocht intleachtúil
      binneas dlúthpháirtíocht grámhar haha hahaha lol yay
    `,
    '1': `
      ceart_go_leor maith_go_leor cuí simplí sásta_go_leor oibríonn feidhmíonn te! cóngarach lárnach gar! cáiliúil tóir nádúrtha
      traidisiúnta inghlactha solúbtha ar_fáil freastalaíonn caighdeánach deis deiseanna ábalta d'fhoghlaim d'fhoghlaimíomar
      ar_an_am measartha_maith
    `,
    '0': `
      cearta seirbhís seirbhísí praghas fear féar saoire saoránach saoirseacht bréagán sláinte maithiúnas brónna feirm brú!
      tairbh geall bán cor gol! sean-nós fuil chách geallúint moltóir leasú scannán scannáin trua! comhairle ceann réidh
    `,
    '-0.7': `
      beag! beaga! sean! seanda fuar! fuaire deacair deacracht deacrachtaí casta crua gann gearr! caol cúng dorcha dorchadas
      fanacht_fada aisteach ait easpa uireasa ganntanas gnách! gnáth! bunúsach cuíosach leathmhaith simplíoch plódaithe scuaine
      scuainí feitheamh deisiú deisiúcháin aisíoc malartú amhras amhrasach éiginnte tuirse tuirseach trom! bearna buaireamh
      míbhuntáiste
    `,
    '-2': `
      iomarca ró-ard dona donaí olc olcas measa salach salacha salachar bréan smál deannach boladh! míchompordach míchompord
      míshásta míshástacht míshásúil míchairdiúil míbhéasach drochbhéasach drochbhéasa drochmhúinte searbh searbhas drochmheas
      drochghiúmar drochsheirbhís drochbhia drochbhlas drochbholadh drochchaighdeán drochrud drochscéal drochnuacht drochaimsir
      drochlá drochuair drochíde fadhb fadhbanna trioblóid trioblóidí constaic locht lochtanna lochtach botún botúin earráid
      earráidí easnamh easnaimh briste bhris briseadh scoilte stróicthe millte mhill milleadh damáiste scriosta scrios loit
      loitithe meirg meirgeach cliseadh chlis teip theip theipeann teipeanna loic loiceadh tuairt reoite plúchta fabhtach fabht
      mall malla maille moill mhoill moilleanna déanach daor daora costasach gearán gearáin ghearán gearánach díomá díomách
      díomúil briseadh_croí brónach brón buartha buairt imní imníoch eagla eaglach scanraithe scanradh faitíos gruama dubhach
      éadóchas éadóchasach uaigneach uaigneas caoineadh chaoin deora gruaim crá cráite crá_croí céasta céasadh fulaingt pian
      pianmhar tinn tinneas breoite galar galair gortaithe gortú gortaíodh bás básaigh d'éag éag! cailleadh caillte chaill
      chailleamar cailliúint marbh marú maraíodh mharaigh dúnmharú dúnmharaíodh dúnmharfóir coir! coireanna coirpeach coirpigh
      ciontach príosún gadaí goid goideadh ghoid robáil ionsaí ionsaíodh d'ionsaigh foréigean foréigneach cogadh cogaí troid
      achrann buama buamaí pléascán gunnán sceimhlitheoir sceimhlitheoirí sceimhlitheoireacht timpiste timpistí tubaisteach
      tubaistí báthadh bádh tuilte gorta bochtaineacht dífhostaíocht géarchéim stailc scannal scannalach caimiléireacht éilliú
      truaillithe truailliú bréag bréaga bréagach bréagadóir calaois feall fealltach fealltóir brath_ar_chúl éagóir éagórach
      leatrom cos_ar_bolg mídhleathach neamhdhleathach bagairt bagairtí bulaíocht maslach masla maslaí mhaslaigh fearg feargach
      ar_buile cantal cantalach crosta frustrachas frustrach gráin! éad éadmhar díoltas naimhdeach namhaid leadránach leadrán
      leamh tur fadálach seafóid amaideach amaidí áiféiseach áiféis díchéillí raiméis ráiméis amadán amadáin óinseach óinsigh
      leathcheann leathcheanna pleidhce pleidhcí dúramán bómán bastún cladhaire cneámhaire bligeard suarach suarachán leisciúil
      leisce faillí faillíoch míchúramach neamhchúramach mífhreagrach neamhéifeachtach éadairbheach gan_tairbhe gan_mhaith
      neamhúsáideach díomhaoin amú cur_amú gránna gráiniúil míofar lofa lofacht dreoite stálaithe gan_bhlas dóite amh leathamh
      fliuch_báite lag laga laige laigí bocht bochta easnamhach neamhleor neamhiomlán contúirt contúirteach contúirteacha
      dainséar dainséarach baolach baol neamhshábháilte míshláintiúil glórach callán callánach torann torainn toirmeasc
      plúchtach ciaróg ciaróga luch! luchóg francach francaigh míogarnach míthaitneamh míthaitneamhach míthuiscint míréir
      mearbhall trína_chéile ciseach praiseach dímheas neamhaird neamhshuim aineolach aineolas náireach aiféala aithreachas
      cáineadh díobháil díobhálach dochar dochrach tocsaineach nimh nimhiúil ailléirge rósta ródhaor róbheag rómhall rófhada
      róthe rófhuar róchasta ródheacair róghlórach rómhilis róshaillte rómhór róghearr rótheann crith_talún drugaí diúltach
      diúltaíodh dhiúltaigh damanta diabhalta cac ciréib círéib réabadh tragóid tragóideach géarleanúint ciapadh bristechroíoch
      ainnis ainnise dearmadta
    `,
    '-3': `
      uafásach uafásacha uafás millteanach tubaiste scriosach náire náiriú fuath gráiniúlacht déistin déistineach déisteanach
      samhnasach ifreann tromluí bruscar cacamas truflais caimiléir caimiléirí scéin sceimhle éigniú ciníochas ciníoch ciníochaí
      faisisteach faisisteachas cinedhíothú sléacht striapach bastard dofhulaingthe do-ghlactha is_measa brúidiúil brúidiúlacht
      thar_fóir_dona truamhéalach
    `,
  },
  phrases: `
    3: ar fheabhas, ar fheabhas ar fad, thar a bheith sásta, den chéad scoth, den scoth, ar dóigh, is breá liom, is breá linn, is breá le, is aoibhinn liom, is aoibhinn linn, is aoibhinn le, ba bhreá liom
    3: ní fhéadfadh sé a bheith níos fearr, ní fhéadfadh sí a bheith níos fearr, ní fhéadfadh siad a bheith níos fearr, ní fhéadfadh rud ar bith a bheith níos fearr, níl a shárú ann, níl sárú ann
    3: níl aon dabht faoi, níl a leithéid ann, gan sárú, cúig réalta, deich as deich, 10 as 10, an chuid is fearr, is fearr dá bhfuil, is fearr riamh, chomh maith sin, i ngrá leis, i ngrá le
    3: ní féidir a shárú, ní féidir é a shárú
    2.5: thaitin go mór, bhain mé an- taitneamh as, moltar go mór, molaim go mór, gan locht, gan cháim, ní raibh locht ar bith, níl locht ar bith, fiú gach pingin, fiú gach cent, níos fearr ná mar a
    2.5: níos fearr ná a bhí, níos fearr ná a cheap, gan aon amhras, mo cheol thú, mo cheol sibh, mo ghraidhin
    2: is maith liom, is maith linn, is maith le, ba mhaith liom é, is fiú, b'fhiú, is fiú é, fiú an t airgead, luach airgid, luach maith, ar phraghas maith, praghas maith, ar ardchaighdeán, ardchaighdeán
    2: ardchaighdeáin, go raibh maith agat, go raibh maith agaibh, go raibh míle maith agat, go raibh míle maith agaibh, grma, míle buíochas, maith thú, maith sibh, maith an fear, maith an bhean
    2: maith an cailín, beimid ar ais, beidh mé ar ais, beidh muid ar ais, rachaidh mé ar ais, rachaimid ar ais, tiocfaidh mé ar ais, tiocfaimid ar ais, beir bua, ádh mór, go n-éirí leat, lá breithe sona
    2: breithlá sona, fad saol agat, ag tnúth go mór, ag tnúth le, ar bís, ar neamh, gan stró, gan dua, céad míle fáilte, mar is ceart, d'éirigh go maith, d'éirigh thar barr, nach álainn, nach breá
    2: nach iontach, nach deas, nach maith, níl rud ar bith le gearán, ní raibh rud ar bith le gearán, níl aon rud le gearán, leath chomh maith, den chéad ghrád
    1.5: fadhb ar bith, gan fadhb, gan aon fhadhb, gan fhadhb, aon fhadhb, gan mhoill, gan aon mhoill, gan deacracht, gan trioblóid, gan aon trioblóid, gan eagla, ní raibh sé daor, níl sé daor, in am
    1.5: nollaig shona, nollaig faoi mhaise, athbhliain faoi mhaise, níl sé go dona, ní raibh sé go dona, níl sé ródhona, gan gearán, aon ghearán, níl aon fhadhb, ní raibh aon fhadhb, níl fadhb ar bith
    1.5: ní raibh fadhb ar bith, ní raibh fadhb, ní raibh fadhbanna, níl aon ghearán agam, ní raibh aon ghearán, go dona ar chor ar bith, ní dona é, i gceart
    1: fáilte romhat, fáilte romhaibh, fáilte romham, go leor leor
    0: chomh maith, chomh maith le, cuid mhaith, tamall maith, oíche mhaith, maidin mhaith, tráthnóna maith, más maith, ba mhaith liom, ba mhaith leat, ba mhaith linn, ar mhaith leat, ar mhaithe le, ó dheas
    0: lámh dheas, taobh deas, ar dheis, dia duit, le do thoil, más é do thoil, is fearr liom, b'fhearr liom, níl a fhios, ní fheadar, níl a fhios agam, níor mhiste, ní amháin, ní hamháin, is cuma, ní hé go
    0: ní gá, níl gá, ní bhaineann, bán agus, go maith le, ar an mbealach ceart, an ceart, ceart agus, aon uair eile, nach bhfuil, nach ea, gan ach, geall le, saor ó, deireadh seachtaine saor, lá saor
    0: an fear, bean bhreá, ar a laghad, ar a dhonacht, te agus fuar, uisce te, uisce fuar, príosún ar, an t-am sin
    -0.7: d'fhéadfaí feabhas, feabhas a chur, níos fearr a dhéanamh, ba cheart feabhas, tá slí feabhais ann, gan a bheith go h iontach, rud ar bith speisialta, aon rud speisialta, faic speisialta
    -1.5: a bheith níos fearr, bheith níos fearr, go mbeadh sé níos fearr, ag súil le níos fearr, ag súil le rud níos fearr, gan a bheith go maith, níos measa ná, is trua, is trua é, is mór an trua, is oth liom
    -1.5: ar an drochuair, faraor, faraoir, monuar, mo léan, is dona liom, tá brón orm, in ísle brí, in áit na leithphingine, níos mó a, thíos leis, ag titim as a chéile, tite as a chéile, ag dul in olcas
    -1.5: ag dul chun donais, as a chéile, le hiarraidh, ag súil le níos mó, bhí mé ag súil le níos mó, bhíomar ag súil le níos mó
    -2: ní maith liom, ní maith linn, ní maith le, níor mhaith liom, ní fiú, níorbh fhiú, ní fiú é, ní fiú tráithnín, ní fiú faic, ní fiú an t airgead, as ord, as feidhm, as obair, ní oibríonn, ní oibríonn sé
    -2: níor oibrigh, ní fheidhmíonn, gan chuma, gan mhaith, ar buile, tinn tuirseach, dubh dóite, bréan de, dóthain de, mo dhóthain, ná bac, ná bac leis, ná bac leo, ná ceannaigh, ná téigh, níl sé ag obair
    -2: níor thaitin, ní thaitníonn, ó mhaith, dul amú, ar strae, cúis náire, cur amach, níl maith ar bith ann, níl aon mhaith ann, níl aon mhaith, gan aon mhaith, gan mhaith ar bith, gan freagra
    -2: níor fhreagair, gan uisce te, gan teas, níor chuidigh, níor chabhraigh, ar dheis dé, suaimhneas síoraí, fuair bás, fuair sé bás, fuair sí bás, réalta amháin, gan chúis, imithe in olcas
    -2: chuaigh in olcas, chun siúil óna chéile, go bhfóire dia, dún do chlab, éirigh as, a leithéid de, gan náire, nach trua, níor chomhlíon, is lú cabhair, ba lú cabhair
    -2.5: cur amú airgid, cur amú ama, cur amú iomlán, airgead amú, ag cur ama amú, fan amach, fan uaidh, fanaigí amach, seachain é, seachain an, briseadh croí, níl maith ann
    -3: ní mholfainn, ní mholaim, ní mholfaimis, ní mholfadh, ní bheimid ar ais, ní bheidh mé ar ais, ní bheidh muid ar ais, ní thiocfaidh mé ar ais, ní thiocfaimid ar ais, ní rachaidh mé ar ais
    -3: ní rachaimid ar ais, ní rachainn ar ais, riamh arís, go deo arís, go brách arís, is fuath liom, is fuath linn, is gráin liom, is gráin linn, is fuath le, an ceann is measa, go h ifreann leis
    -3: téigh i dtigh diabhail, póg mo thóin, drochrath ort
  `,
  negators: `
    ní ni! níl nil! níor nior! níorbh nach nár nárbh cha! char! chan! gan mura murar nílim nílimid nílid ní_raibh ní_raibh_an ní_raibh_na
    níl_an níl_na ní_bhíonn ní_bheidh nach_bhfuil nach_raibh níor_bhain_mé ní_bhfuair níor_éirigh
  `,
  halfNegators: 'ar_éigean ar_éigin is_beag is_annamh is_ar_éigean ba_bheag',
  praiseNegators: 'easpa uireasa ganntanas díth in_easnamh',
  nonNegators: 'ní_amháin ní_hamháin',
  intensifiers: `
    an- han- fíor- sár- rí- ana- fíor iontach thar_a_bheith go_mór chomh dáiríre go_háirithe amach_is_amach 
       i_gcónaí
  `,
  followingIntensifiers: 'ar_fad as_cuimse amach_is_amach thar_cuimse go_mór thar_na_bearta ceart_críochnaithe',
  diminishers:
    'beagán beagáinín rud_beag pas! roinnt_bheag cineál sách measartha cuíosach réasúnta píosa_beag ábhairín ábhar_beag',
  too: 'ró- ró!',
  less: 'níos_lú is_lú ba_lú',
  hopes: "dá! dóchas súil_agam tá_súil_agam tá_súil_againn súil_go má_tá b'fhéidir más!",
  unrealised:
    'ba_cheart ba_chóir ba_cheart_go_mbeadh ba_chóir_go_mbeadh bhí_mé_ag_súil_le bhíomar_ag_súil_le is_trua_nach faraor_nach',
  comparatives: 'fearr',
  limitNegators: 'ní_fhéadfadh ní_fhéadfaí ní_bheadh',
  contrast: `
    ach! áfach! ámh! cé_go cé_gur cé_nach mar_sin_féin in_ainneoin ina_ainneoin_sin d'ainneoin ar_an_taobh_eile ar_an_láimh_eile os_a_choinne
    murab_ionann bíodh_go
  `,
  subordinators: 'mar! toisc! nuair! óir! arae! sula! atá! a_bhí mar_gheall',
  coordinators: 'agus is! nó! freisin',
}
